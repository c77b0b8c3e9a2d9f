export class MetricsText {
  constructor(readonly text: string) {}

  /** The value with this name and these labels. */
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

  names(): string[] {
    return [...this.text.matchAll(/^# TYPE (\w+) /gm)].map(
      ([, name = '']) => name,
    );
  }
}

function isOf(line: string, name: string): boolean {
  return line.startsWith(`${name}{`) || line.startsWith(`${name} `);
}
