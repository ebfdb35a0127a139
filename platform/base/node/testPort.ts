import { createServer, type AddressInfo } from 'node:net';

/** A port that nothing listens on right now, for a server that cannot choose one itself. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, () => {
        const { port } = server.address() as AddressInfo;
        server.close(() => resolve(port));
      });
  });
