/**
 * Returns whether a path is part of one of the files' paths: `shared/lib/spread.ts`, without its folders above;
 * `media/retry`, a folder; `media/file/folded`, without its extension. Paths that begin with a folder that no
 * file is in are of something else: a package, an address, a bucket.
 * @param {string[]} files
 */
export function knownPaths(files) {
  const folders = new Set(
    files.flatMap((file) => file.split('/').slice(0, -1)),
  );
  const parts = new Set(files.flatMap(partsOf));
  /** @param {string} written */
  return (written) => {
    const wanted = written.replace(/\/$/, '');
    return !folders.has(wanted.split('/')[0]) || parts.has(wanted);
  };
}

/** @param {string} file */
function partsOf(file) {
  const names = file.split('/');
  return names.flatMap((_, start) => {
    const end = names.slice(start);
    const last = end.join('/');
    return [
      last,
      last.replace(/\.[^./]+$/, ''),
      last.replace(/(\.component)?\.spec\.tsx?$/, ''),
      ...end
        .slice(1)
        .map((_name, length) => end.slice(0, length + 1).join('/')),
    ];
  });
}
