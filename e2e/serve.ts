import { endWithParent } from '../scripts/end-with-parent.ts';
import { serveThrowaway } from '../scripts/throwaway.ts';

const { stop } = await serveThrowaway(process.env);
endWithParent();
let stopping = false;
process.on('SIGTERM', () => {
  if (stopping) return;
  stopping = true;
  void stop().then(() => process.exit(0));
});
