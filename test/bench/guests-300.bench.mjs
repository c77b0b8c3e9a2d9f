import { Product } from './support/product.mjs';
import { hall, p95, PHOTO_BYTES } from './support/hall.mjs';
import { costOf, median } from './support/transfer.mjs';

/**
 * Marks: 300 guests behind one address, each with a cookie, send 5 photos of 3
 * MB. At full speed: no wait or failure, 80 % of 6 guests' throughput, web
 * process under 600 MB. At 5 Mbit/s a guest, within the machine's capacity: p95
 * of a photo at most 1.5 times a lone guest's.
 */
const GUESTS = 300;
const PHOTOS = 5;
const LINE_BYTES_PER_SECOND = 5e6 / 8;
/** Of the machine's intake; the sender shares it. */
const CARRIED_SHARE = 0.5;
const LIMITS = { ratio: 0.8, p95: 1.5, peakMb: 600 };

// Noise is no picture: the worker stays off the measured disk.
const product = await Product.start();
product.worker.kill('SIGSTOP');
await hall(product, { guests: 6, photos: 4 });
const few = await hall(product, { guests: 6, photos: 50 });
const many = await hall(product, { guests: GUESTS, photos: PHOTOS });
const peakMb = product.webPeakMb();

const carried = Math.floor(
  (CARRIED_SHARE * many.mbPerSecond * 1e6) / LINE_BYTES_PER_SECOND,
);
const guests = Math.max(2, Math.min(GUESTS, carried));
const alone = await hall(product, {
  guests: 1,
  photos: PHOTOS,
  bytesPerSecond: LINE_BYTES_PER_SECOND,
});
const senderBefore = process.cpuUsage();
const { result: together, cpuSeconds } = await costOf(product.web.pid, () =>
  hall(product, {
    guests,
    photos: PHOTOS,
    bytesPerSecond: LINE_BYTES_PER_SECOND,
  }),
);
const sender = process.cpuUsage(senderBefore);
product.worker.kill('SIGCONT');
await product.stop();

const round = (number) => Number(number.toFixed(2));
console.table({
  '6 at once': {
    'MB/s': round(few.mbPerSecond),
    'p95, s': round(p95(few.times) / 1000),
  },
  '300 at once': {
    'MB/s': round(many.mbPerSecond),
    'p95, s': round(p95(many.times) / 1000),
  },
  '1 at 5 Mbit/s': {
    'MB/s': round(alone.mbPerSecond),
    'p95, s': round(p95(alone.times) / 1000),
  },
  [`${guests} at 5 Mbit/s`]: {
    'MB/s': round(together.mbPerSecond),
    'p95, s': round(p95(together.times) / 1000),
  },
});
verdict(
  'throughput of 300 : of 6',
  many.mbPerSecond / few.mbPerSecond,
  (value) => value >= LIMITS.ratio,
);
verdict(
  `p95 of ${guests} paced : median of one alone`,
  p95(together.times) / median(alone.times),
  (value) => value <= LIMITS.p95,
);
verdict(
  'most memory of the web process, MB',
  peakMb,
  (value) => value < LIMITS.peakMb,
);
const gb = (guests * PHOTOS * PHOTO_BYTES) / 1e9;
const webPerGb = cpuSeconds / gb;
const senderPerGb = (sender.user + sender.system) / 1e6 / gb;
const aCore = Math.floor(1e9 / webPerGb / LINE_BYTES_PER_SECOND);
console.log(
  `CPU seconds for a paced GB: web ${round(webPerGb)}, sender ${round(senderPerGb)}`,
);
console.log(
  `so a web process with a core of its own carries ${aCore} such guests`,
);
console.log(`${GUESTS * PHOTOS} photos unpaced: no failure, no 429`);

function verdict(what, value, isMet) {
  console.log(`${what} = ${round(value)}: ${isMet(value) ? 'met' : 'MISSED'}`);
}
