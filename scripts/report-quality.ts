// `npm run report -- quality`: gathers what the checks and benchmarks measured into data/quality.json,
// which /about/quality shows.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measurementSchema } from '../features/quality/common/schema';
import { MEASUREMENTS_DIR, MEASURES, type Measure } from '../features/quality/node/measurements';
import { ROOT, stop } from './lib/command';

const fileOf = (measure: Measure) => path.join(MEASUREMENTS_DIR, `${measure}.json`);
const measures = Object.keys(MEASURES) as Measure[];
const found = measures.filter((measure) => existsSync(fileOf(measure)));
for (const measure of measures.filter((each) => !found.includes(each))) {
  console.warn(`Not measured here: ${measure}. To measure it: ${MEASURES[measure]}`);
}
if (found.length === 0) {
  stop('Nothing was measured here yet. Run one of the commands above first.');
}
const measurements = found.map((measure) =>
  measurementSchema.parse(JSON.parse(readFileSync(fileOf(measure), 'utf8'))),
);
const file = 'data/quality.json';
writeFileSync(path.join(ROOT, file), `${JSON.stringify(measurements, null, 2)}\n`);
console.log(`${measurements.length} of ${measures.length} measurements are in ${file}.`);
