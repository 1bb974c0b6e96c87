import { nodeComplaint } from '../../scripts/lib/node-version.mjs';

const wanted = '>=20.19.4';

it.each(['v20.19.4', 'v20.19.5', 'v20.20.0', 'v22.0.0', 'v24.1.0'])('%s will do', (running) => {
  expect(nodeComplaint(running, wanted)).toBeNull();
});

it.each(['v20.19.3', 'v20.18.9', 'v19.99.99', 'v8.0.0'])('%s is too old', (running) => {
  const complaint = nodeComplaint(running, wanted);
  expect(complaint).toContain('Node 20.19.4 or newer');
  expect(complaint).toContain(running.slice(1));
});
