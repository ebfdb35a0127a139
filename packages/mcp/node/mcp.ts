import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer, type ServerData } from './server';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));

const { version } = read('../package.json') as { version: string };
void createServer(read('data.json') as ServerData, version).connect(new StdioServerTransport());
