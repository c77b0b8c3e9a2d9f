import type { Page } from '@playwright/test';

export interface UploadRequest {
  path: string;
  /** 0 without an answer. */
  status: number;
}

/** Requests with file bytes, ordered by their ends; the list grows. */
export function watchUploads(page: Page): UploadRequest[] {
  const seen: UploadRequest[] = [];
  const note = (url: string, status: number) => {
    const { pathname: path } = new URL(url);
    if (/\/upload(-chunk)?$/.test(path)) seen.push({ path, status });
  };
  page.on('requestfailed', (request) => note(request.url(), 0));
  page.on('response', (response) => note(response.url(), response.status()));
  return seen;
}
