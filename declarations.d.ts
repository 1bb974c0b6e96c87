/** Metro makes an asset of each of these files, and gives its number. */
declare module '*.ttf' {
  const asset: number;
  export default asset;
}
declare module '*.wav' {
  const asset: number;
  export default asset;
}
