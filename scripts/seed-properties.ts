import { configureGlobal } from 'fast-check';

// The same code is judged the same way each time; `PROPERTY_SEED=7 npm test` tries other values.
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
