import { createHash } from 'node:crypto';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const held = new Map<string, Promise<void>>();

/**
 * An address that one process at a time can listen on. The system takes it back when the process
 * ends, however it ends, so that no lock is left behind as a file of locks would be.
 */
function addressOf(folder: string): string {
  const real = existsSync(folder) ? realpathSync(folder) : path.resolve(folder);
  const name = `contribute-site-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`;
  switch (process.platform) {
    case 'linux':
      return `\0${name}`;
    case 'win32':
      return `\\\\?\\pipe\\${name}`;
    default:
      return path.join(tmpdir(), `${name}.sock`);
  }
}

function listen(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.end(String(process.pid)));
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        resolve(false);
      } else {
        reject(error);
      }
    });
    server.listen(address, () => {
      resolve(true);
    });
    server.unref();
  });
}

/** Whether a process listens there; where addresses are files, one may be left of a process that was killed. */
function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

async function hold(folder: string): Promise<void> {
  const address = addressOf(folder);
  if (await listen(address)) {
    return;
  }
  if (path.isAbsolute(address) && process.platform !== 'win32' && !(await isAnswered(address))) {
    rmSync(address, { force: true });
    if (await listen(address)) {
      return;
    }
  }
  const error = new Error(
    `Another build or development server works in ${folder}. Wait until it ends, or stop it. To have a development server beside builds, give it a folder of its own: DOCUSAURUS_GENERATED_FILES_DIR_NAME=.docusaurus/dev`,
  );
  // The stack would only point here.
  error.stack = error.message;
  throw error;
}

/**
 * Holds a folder until the process ends, so that no other process writes there meanwhile.
 *
 * @throws if another process holds it; this one may hold it any number of times
 */
export function holdFolder(folder: string): Promise<void> {
  const holding = held.get(folder) ?? hold(folder);
  held.set(folder, holding);
  return holding;
}
