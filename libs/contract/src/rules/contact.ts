import { isEmailAddress, MAX_EMAIL_LENGTH } from './email-address.js';

/** Specification section 2. */
export interface ContactForm {
  name: string;
  email: string;
  /** `YYYY-MM-DD` */
  weddingDate: string;
  message: string;
}

export type ContactField = keyof ContactForm;

/** The values of `details.fields` in the answer. */
export type ContactFieldProblem =
  'required' | 'too_long' | 'invalid' | 'out_of_range';

/** UTF-16 units, like `maxlength`. */
export const CONTACT_MAX_LENGTHS = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
  message: 4_000,
} as const;

const YEARS_BACK = 1;
const YEARS_AHEAD = 10;

/** A year ago to ten years ahead, inclusive. */
export function weddingDayRange(today = new Date()): {
  first: string;
  last: string;
} {
  return {
    first: isoDay(today, -YEARS_BACK),
    last: isoDay(today, YEARS_AHEAD),
  };
}

/** NFC, without controls; only a message keeps line breaks. */
export function cleanContactField(field: ContactField, given: string): string {
  const text = given.normalize('NFC').replace(/\r\n?/g, '\n');
  const isText = (control: string) =>
    field === 'message' && (control === '\n' || control === '\t');
  return text
    .replace(/\p{Cc}/gu, (control) => (isText(control) ? control : ' '))
    .trim();
}

/** Undefined if valid. */
export function contactFieldProblem(
  field: ContactField,
  value: string,
  today = new Date(),
): ContactFieldProblem | undefined {
  if (value === '') return 'required';
  if (field === 'weddingDate') return dayProblem(value, today);
  if (value.length > CONTACT_MAX_LENGTHS[field]) return 'too_long';
  return field === 'email' && !isEmailAddress(value) ? 'invalid' : undefined;
}

function dayProblem(day: string, today: Date): ContactFieldProblem | undefined {
  if (!isDay(day)) return 'invalid';
  const { first, last } = weddingDayRange(today);
  return day < first || day > last ? 'out_of_range' : undefined;
}

/** False for 30 February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isoDay(today: Date, years: number): string {
  const day = new Date(
    Date.UTC(
      today.getUTCFullYear() + years,
      today.getUTCMonth(),
      today.getUTCDate(),
    ),
  );
  return day.toISOString().slice(0, 10);
}
