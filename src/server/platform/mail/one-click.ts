/** The page that ends a kind of mail, and the headers by which mail programs end it with one click (RFC 8058). */
export const oneClickLeave = (url: string) => ({
  url,
  headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})
