import http from 'node:http';

export class Sender {
  constructor(url, headers = {}) {
    this.url = url;
    this.headers = headers;
    this.agent = new http.Agent({ keepAlive: true });
  }

  /**
   * @param parts sent as they are
   * @throws Error for a status of 300 and above
   */
  send(method, path, { headers = {}, parts = [] } = {}) {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    return new Promise((resolve, reject) => {
      const request = http.request(
        new URL(path, this.url),
        {
          method,
          agent: this.agent,
          headers: { ...this.headers, ...headers, 'Content-Length': length },
        },
        (response) => {
          let text = '';
          response.setEncoding('latin1');
          response.on('data', (chunk) => (text += chunk));
          response.once('end', () => {
            const { statusCode: status } = response;
            if (status < 300)
              resolve({ status, headers: response.headers, text });
            else reject(new Error(`${method} ${path}: ${status} ${text}`));
          });
        },
      );
      request.once('error', reject);
      for (const part of parts) request.write(part);
      request.end();
    });
  }

  close() {
    this.agent.destroy();
  }
}

/** Runs a task for each item, at most `width` at once. */
export async function inParallel(items, width, task) {
  const rest = [...items];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift())
      await task(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
