/** The first port from one on that nobody listens at. */
import { createServer } from 'node:net';

const isFree = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

export const firstFree = async (port, host = 'localhost') =>
  (await isFree(port, host)) ? port : firstFree(port + 1, host);
