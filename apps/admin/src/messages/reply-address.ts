interface Reply {
  email: string;
  subject: string;
  /** What is answered to. */
  quoted: string;
}

/** Mail programs and some systems cut longer addresses off. */
const MAX_QUOTED_LENGTH = 800;

/** Opens the staff member's own mail program with everything filled in but the answer. */
export function replyAddress({ email, subject, quoted }: Reply): string {
  const lines = quoted.slice(0, MAX_QUOTED_LENGTH).split('\n');
  const body = `\n\n${lines.map((line) => `> ${line}`).join('\n')}`;
  const fields = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${fields}`;
}
