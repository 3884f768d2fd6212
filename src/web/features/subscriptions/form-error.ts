const messages: Record<string, string> = {
  correo: 'Escribe un correo electrónico válido',
  limite: 'Lo intentaste muchas veces. Espera un rato y vuelve a probar.',
}

/** What the server said of a form that a browser without scripts sent, as the address of the page tells it. */
export const formError = (answer: URLSearchParams): string | undefined => messages[answer.get('error') ?? '']
