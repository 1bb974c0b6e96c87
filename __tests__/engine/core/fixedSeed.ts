import fc from 'fast-check';

// Mutation tests play the same few games over and over: chance may not differ between them.
fc.configureGlobal({ seed: 2026, numRuns: 16 });
