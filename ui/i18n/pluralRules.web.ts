/** Every browser has its own. */
export {};
