/** An element with an address: it can be copied, and opened in another tab. */
export const addressed = (address: string | undefined) => (address === undefined ? {} : { href: address });

/** Whether the browser follows the address itself, into another tab or window; otherwise the app does. */
export function isFollowed({ nativeEvent: press }: { readonly nativeEvent: unknown }): boolean {
  if (!(press instanceof MouseEvent)) return false;
  if (press.ctrlKey || press.metaKey || press.shiftKey) return true;
  press.preventDefault();
  return false;
}
