import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createServer, type ServerData } from './server';

/** The official client, connected to a server for which it is always the same day. */
export async function connect(data: ServerData, day: string): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(data, '1.0.0', () => day).connect(theirs);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(ours);
  return client;
}
