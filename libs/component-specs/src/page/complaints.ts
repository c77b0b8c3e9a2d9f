let complaints: string[] = [];
let expected: RegExp[] = [];
/** Pages that go away between two tests may complain of lost calls. */
let isTest = false;

/** Collects errors and warnings of the page. */
export function watchComplaints(): void {
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      if (!isTest) return;
      const text = values.map(described).join(' ');
      complaints.push(text);
      if (!isExpected(text)) print(...values);
    };
  }
}

export function beginComplaints(): void {
  complaints = [];
  expected = [];
  isTest = true;
}

/** Expects an error or a warning of the page until the test ends. */
export function expectComplaint(complaint: RegExp): void {
  expected.push(complaint);
}

/** Returns the errors and warnings that the test has not expected. */
export function endComplaints(): string[] {
  isTest = false;
  return complaints.filter((text) => !isExpected(text));
}

function isExpected(text: string): boolean {
  return expected.some((complaint) => complaint.test(text));
}

function described(value: unknown): string {
  return value instanceof Error
    ? `${value.name}: ${value.message} ${JSON.stringify(value)}`
    : String(value);
}
