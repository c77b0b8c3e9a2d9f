import { currentUploadPath } from './upload-path';

const keyOf = () => `sent-to:${currentUploadPath()}`;

/** The next visit then asks the server for the list. */
export function noteSentHere(): void {
  try {
    localStorage.setItem(keyOf(), '1');
  } catch {
    // This visit's own files have the button anyway.
  }
}

/** Whether this phone remembers files that it sent to this wedding. */
export function hasSentHere(): boolean {
  try {
    return localStorage.getItem(keyOf()) !== null;
  } catch {
    return false;
  }
}
