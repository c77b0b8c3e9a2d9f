/** Returns the metrics of a process of the product. */
export class MetricsText {
  constructor(readonly text: string) {}

  /**
   * Returns the value of the line that begins with this name and has all of
   * these labels; undefined without one.
   */
  value(name: string, labels: Record<string, string> = {}): number | undefined {
    const wanted = Object.entries(labels).map(
      ([label, value]) => `${label}="${value}"`,
    );
    const line = this.series().find(
      (entry) =>
        isOf(entry, name) && wanted.every((part) => entry.includes(part)),
    );
    return line === undefined
      ? undefined
      : Number(line.slice(line.lastIndexOf(' ') + 1));
  }

  /** Lines that hold values. */
  series(): string[] {
    return this.text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
  }

  /** Names of the metrics as they were declared. */
  names(): string[] {
    return [...this.text.matchAll(/^# TYPE (\w+) /gm)].map(
      ([, name = '']) => name,
    );
  }
}

function isOf(line: string, name: string): boolean {
  return line.startsWith(`${name}{`) || line.startsWith(`${name} `);
}
