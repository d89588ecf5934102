/** The service writes this nonce into the page for the styles of its content security policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// The scroll lock of dialogs reads the nonce there.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
