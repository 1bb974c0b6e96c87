/** A phone's keyboards find their own way round the screen; only a browser has to be told. */
export const useMenuKeys = () => ({});
