/** The nonce that the service wrote into this page for the styles of its content security policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// Where the scroll lock of dialogs looks for it.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
