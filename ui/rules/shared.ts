/** What came of sharing; `left` means that the person cancelled it. */
export type Shared = 'sent' | 'copied' | 'left' | 'failed';
