import { EntryNames, legalName } from './entry-names.js';

/** A folder within another one: their files need room for their names. */
const MAX_NESTED_UNITS = 20;

/** A folder, with the names in it. */
interface Folder {
  /** Empty, or with a slash at its end. */
  path: string;
  names: EntryNames;
}

/** The folders of a zip. Each is made when its first file comes. */
export class Folders {
  private readonly made = new Map<string, Folder>();

  /**
   * @param outermost the folder of everything, which shortens the names
   * @param names in it
   */
  constructor(
    private readonly outermost: string,
    private readonly names: EntryNames,
  ) {}

  /** @param wanted the names of the folders from the outermost on; an empty one is no folder */
  at(wanted: readonly string[]): Folder {
    let place: Folder = { path: '', names: this.names };
    let key = '';
    for (const name of wanted.filter((each) => each !== '')) {
      key += `${name}/`;
      const { path, names } = place;
      const short = path === '' ? name : legalName(name, MAX_NESTED_UNITS);
      place = this.made.get(key) ?? this.make(key, path, names.take(short));
    }
    return place;
  }

  private make(key: string, outer: string, name: string): Folder {
    const path = outer + name;
    const made = {
      path: `${path}/`,
      names: new EntryNames(this.outermost, path),
    };
    this.made.set(key, made);
    return made;
  }
}
