import { serveThrowaway } from '../scripts/throwaway.ts';

const { stop } = await serveThrowaway(process.env);
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
