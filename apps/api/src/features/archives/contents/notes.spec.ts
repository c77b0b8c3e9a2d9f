import { guestBookPage } from './guest-book.js';
import { notesCsv } from './notes-csv.js';

const note = (text: string, name = 'a.jpg') => ({
  name,
  note: text,
  fileType: 'image/jpeg',
  takenAtSeconds: 1_781_471_677,
});

describe('notesCsv', () => {
  const lines = (...notes: string[]) =>
    notesCsv(notes.map((text) => note(text)));

  it('writes a byte order mark and CRLF lines with file, name, message and time of the place', () => {
    const csv = lines('Ali|Mutluluklar', 'Selam');
    expect(
      csv.startsWith(
        '\uFEFFDosya / File;İsim / Name;Mesaj / Message;Tarih / Date\r\n',
      ),
    ).toBe(true);
    expect(csv.split('\r\n').slice(1)).toEqual([
      'a.jpg;Ali;Mutluluklar;2026-06-15 00:14:37',
      'a.jpg;;Selam;2026-06-15 00:14:37',
      '',
    ]);
  });

  it('quotes characters that end a cell', () => {
    expect(lines('A, B|o "ne" güzel\nyarın da')).toContain(
      'a.jpg;"A, B";"o ""ne"" güzel\nyarın da";',
    );
  });

  it.each([
    '=1+1',
    '+49',
    '-2',
    '@SUM(A1)',
    '＝1',
    ' =1',
    '\t=1',
    '=cmd|" /C calc"!A0',
  ])('escapes the formula %j', (text) => {
    const cells = lines(`|${text}`).split('\r\n')[1]!;
    expect(cells.startsWith("a.jpg;;'") || cells.startsWith('a.jpg;;"\'')).toBe(
      true,
    );
  });

  it.each([
    ['Selam;=1+1', `"Selam;'=1+1"`],
    ['Selam; "@SUM(A1)', `"Selam; ""'@SUM(A1)"`],
    ['Selam,=1+1', `"Selam,'=1+1"`],
    ['Selam\n=cmd|x', `"Selam\n'=cmd|x"`],
    ['Selam\n -1+1', `"Selam\n '-1+1"`],
    ['Selam ;-) ve ;)', '"Selam ;-) ve ;)"'],
  ])('escapes formulas after a separator or line break: %j', (text, cell) => {
    expect(lines(`|${text}`)).toContain(`a.jpg;;${cell};`);
  });

  it('escapes formulas in names of files and guests', () => {
    const csv = notesCsv([note('=Ali|x', '=a.jpg')]);
    expect(csv).toContain("\r\n'=a.jpg;'=Ali;x;");
  });
});

describe('guestBookPage', () => {
  it('escapes the texts of guests', () => {
    const evil = `<script>alert('1')</script>`;
    const page = guestBookPage(evil, [
      note(`${evil}|${evil}"onload="x`, `"><img src=x onerror=alert(1)>.jpg`),
    ]);
    expect(page.match(/<script>/g)).toHaveLength(1);
    expect(page).not.toContain('<img src=x');
    expect(page).not.toContain('"onload="');
    expect(page).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;');
  });

  it('links to the files beside it and shows the photos that browsers support', () => {
    const page = guestBookPage('A & B', [
      note('x', 'Düğün #1 100%.jpg'),
      { ...note('y', 'film.mp4'), fileType: 'video/mp4' },
    ]);
    expect(page).toContain(
      '<img src="D%C3%BC%C4%9F%C3%BCn%20%231%20100%25.jpg"',
    );
    expect(page).toContain('<a href="film.mp4">film.mp4</a>');
    expect(page).not.toContain('<img src="film.mp4"');
    expect(page).toContain('<title>A &amp; B · Anı Defteri</title>');
    expect(page).toContain('15 Haziran 2026');
  });

  it('refers to no address in the network', () =>
    expect(guestBookPage('A', [note('x')])).not.toMatch(/https?:|\/\//));
});
