/** Files that Metro turns into the number of an asset. */
declare module '*.ttf' {
  const asset: number;
  export default asset;
}
declare module '*.wav' {
  const asset: number;
  export default asset;
}
