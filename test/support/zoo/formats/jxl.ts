import { readFileSync } from 'node:fs';
import path from 'node:path';
import { box, u32 } from './boxes.js';

/**
 * Upright quarters, 1200x900, as JPEG XL: the pixels as PNG, then
 * `ffmpeg -i quarters.png -c:v libjxl -distance 1 -effort 3 quarters.jxl`
 * (Debian's ffmpeg 5.1.9 with libjxl). No npm package of the tests has an
 * encoder.
 */
const QUARTERS = [
  '/woaHBsAEggBAFzCLJwBARAAARAAAdACLUQCH2ABARAAARAAARAAARAAARAAXeUSAAAVKq',
  'OMG7yc6/nyQ4fFtI3rDG21bWElK1JQULiHnhEvxmCNR2kHQZAFAADmprww1ukU4B4feZ+k',
  'A+EewmOhaDDTJRpe1x40uk4+HkJ3x6w3Cl+vgPpN/P+UhkG009MG+TAiIz9d9pWz+XsA/Z',
  'kUFNiwMca4MW6McWNw7sbdjRs3boyLdNPV9Y6MjMdeVemkO16MBwwYLTOAXp5CNwsj5V3+',
  '5civRhoDBa7Zdae9HrPF/pu41nfSkcQjREKYqaB0WzQmcAEWhmsWhCYYF8gUNKMT/FnoGs',
  'Dpuw4j2O5b8d/9WHrFT4Zwnp1RHsQq7GEMy86SqdURFOan8krGyPG5sm82mwbj+KtrImDE',
  't4nIUee7HiZEVcME7qsk85qaPlTn++ihRji/P00AaEZbNdPrJKa/wY60T1DLGBTMTmQYlX',
  'AzE8s630cPgUARqv/d//8xfMrmhiGIQgQBH0pApnZvi2qD+I56+ot9VnsDUlBQUFBQUFBQ',
  'UFBQUFCs/P+VAvgsARCHMMYYwxhjDD8lAODzBIDn5AHgGVkA+JiqSiciIvCrk6o+KlU9Ic',
  'mqvqaoKjVCKAA1QigANUIoADVCKAAg1x8Acck9AH+numVH7956VaIk3jRPO8pSdoPPrnT6',
  'KcoRQI3fox2xNBAmSggPg+qllKw1WgdIa9CjsDU0ARlKhwUTMqtUdCBaXk4Fk6PV1DRZQM',
  'q6H1MToZQxLXaVSx0ao9WUNFBJOoVKY0qmdKIowh1Lr3qjaFM0BhiaEU8jMqnUeCwt20rv',
  'XaPJyrSmKhr8RBN+r3SmOCrTSo0ao55KVLcwyohDAwGrVOM5e4LthlGSv6B/o0YDcck9AH',
  '+numVH7956VaIk3jRPO8pSdoPPrnT6KcoRQI3fox2xNBAmSggPg+qllKw1WgdIa9CjsDU0',
  'ARlKhwUTMqtUdCBaXk4Fk6PV1DRZQMq6H1MToZQxLXaVSx0ao9WUNFBJOoVKY0qmdKIowh',
  '1Lr3qjaFM0BhiaEU8jMqnUeCwt20rvXaPJyrSmKhr8RBN+r3SmOCrTSo0ao55KVLcwyohD',
  'AwGrVOM5e4LthlGSv6B/o0YDpAkZAOAmCgxMvz/L7aIWEjTM38q2FjMUobSvP/7USiPfoq',
  'tyNKRa2ptMI2GnlOU40o1JXbej4JGUOCDaZ04DJpC0T3aS0sBJO2UnlTWfFKZ5kh73iTxE',
  'J14n3S6UtD5u0kTQSZNLJE0lkMTnc1KX60mveSdd9J089nc0RNJMSEmPYyU9ipz0b0afZJ',
  '5hZTxFCYZ9Vwe0CknXFMewIX2XnrQ/TtK0kkk3JCR9Ap20RXOSbfBJBF4nbXOdZMl3vv/T',
  '/SxJF/In7Z+UdCRe0tZCSYKFJ2HDncTedtLw50mmlScCVE3YmnQ1R9JjpEljBiUNCJ9Uw3',
  'PSEfVJ9Q4nwW2dFMh+gl3UuvDUcZXxFCXZY3IAot9JXaPr4yZNBJ00uUTS01NJCBYnsb2f',
  'pPN1EnLfSa8hRzw3TcyStEFR0pwHSaffJb0pkURKdFI0+ElEGSfJ4J6E5H2WPtPfdkmPqS',
  'd9qh4VdxAHNUIoADVCKAA1QigANUIoACDXHwDXUBwA11AcANdQHADXUBwAPf8YAA==',
].join('');

const SIGNATURE = Buffer.from('0000000c4a584c200d0a870a', 'hex');
const FILE_TYPE = box('ftyp', Buffer.from('jxl \0\0\0\0jxl ', 'latin1'));

/** A bare codestream. */
export function jxl(): Promise<Buffer> {
  return Promise.resolve(Buffer.from(QUARTERS, 'base64'));
}

/**
 * `waves` of the sizes `sampledSizes(33, 7)`, made as above with `-effort 7`,
 * by their size such as `33x64`.
 */
export function jxlSizes(): Map<string, Buffer> {
  const file = path.join(
    process.cwd(),
    'test/support/zoo/formats/jxl-sizes.json',
  );
  const found = JSON.parse(readFileSync(file, 'utf8')) as object;
  return new Map(
    Object.entries(found).map(([size, base64]) => [
      size,
      Buffer.from(String(base64), 'base64'),
    ]),
  );
}

/** The container of phones and editors, with EXIF (ISO/IEC 18181-2). */
export async function jxlContainer(exif: Buffer): Promise<Buffer> {
  const tiff = exif.subarray('Exif\0\0'.length);
  return Buffer.concat([
    SIGNATURE,
    FILE_TYPE,
    box('Exif', u32(0), tiff),
    box('jxlc', await jxl()),
  ]);
}

/** A codestream's size (ISO/IEC 18181-1, D.2) without a picture behind it. */
export function jxlThatClaims(width: number, height: number): Buffer {
  // Lowest bit first: not in eighths, a height of 30 bits, no ratio, the same
  // for the width, then all the rest at its default.
  const bits = [
    [0, 1],
    [3, 2],
    [height - 1, 30],
    [0, 3],
    [3, 2],
    [width - 1, 30],
    [1, 1],
  ]
    .map(([value = 0, count = 0]) =>
      [...value.toString(2).padStart(count, '0')].reverse().join(''),
    )
    .join('');
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.concat([
    Buffer.from('ff0a', 'hex'),
    Buffer.from(bytes.map((byte) => parseInt([...byte].reverse().join(''), 2))),
    Buffer.alloc(64),
  ]);
}
