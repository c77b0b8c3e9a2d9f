const MAX_CHARACTERS = 80;
/** Controls, direction marks, lone surrogates and other invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\uFFFD]+/gu;

/**
 * The device as its metadata name it, such as `Apple iPhone 15 Pro`, cleaned
 * and at most 80 characters. Models that begin with their maker stand alone:
 * `NIKON CORPORATION`, `NIKON D750`.
 * @returns empty if unknown
 */
export function cameraName(make: unknown, model: unknown): string {
  const [maker, name] = [cleaned(make), cleaned(model)];
  const [firstWord = ''] = maker.toLowerCase().split(' ');
  const isNamed = firstWord !== '' && name.toLowerCase().startsWith(firstWord);
  const whole = isNamed || name === '' ? name || maker : `${maker} ${name}`;
  return [...capitalised(whole.trim())]
    .slice(0, MAX_CHARACTERS)
    .join('')
    .trimEnd();
}

/** Reads the camera from the tags of Apple, or of Android. */
export function cameraInTags(tags: Record<string, string> = {}): string {
  const apple = 'com.apple.quicktime';
  return (
    cameraName(tags[`${apple}.make`], tags[`${apple}.model`]) ||
    cameraName(tags['com.android.manufacturer'], tags['com.android.model'])
  );
}

function cleaned(value: unknown): string {
  if (typeof value !== 'string') return '';
  // Fields of fixed length end with rubbish after their zero.
  const [text = ''] = value.slice(0, 1_000).split('\0');
  return text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
}

/** Samsung writes its name in small letters. */
function capitalised(name: string): string {
  return /^\p{Ll}+ /u.test(name)
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : name;
}
