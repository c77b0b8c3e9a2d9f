interface Reply {
  email: string;
  subject: string;
  quoted: string;
}

/** Mail programs truncate longer addresses. */
const MAX_QUOTED_LENGTH = 800;

/** Returns a `mailto:` address with subject and quoted text. */
export function replyAddress({ email, subject, quoted }: Reply): string {
  const lines = quoted.slice(0, MAX_QUOTED_LENGTH).split('\n');
  const body = `\n\n${lines.map((line) => `> ${line}`).join('\n')}`;
  const fields = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${fields}`;
}
