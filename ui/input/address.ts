/** On a phone nothing but a press follows an address. */
export const addressed = (_address: string | undefined) => ({});

/** Whether the browser follows the address itself. */
export const isFollowed = (_press: { readonly nativeEvent: unknown }): boolean => false;
