import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api-client.ts'
import { contactFailure } from './contact-failure.words.ts'

const refusal = (status: number, text: string) => new ApiError({ status, text, header: () => null })

test.each([
  [
    'the server’s words',
    refusal(403, '{"message":"Este usuario te bloqueó"}'),
    { title: 'Error al contactar', description: 'Este usuario te bloqueó' },
  ],
  [
    'those of the field before them',
    refusal(400, '{"message":"Revisa los datos","fields":{"message":"Usa 2,000 caracteres como máximo"}}'),
    { title: 'Error al contactar', description: 'Usa 2,000 caracteres como máximo' },
  ],
  [
    'the default where the server said nothing',
    refusal(502, '<html>Bad gateway</html>'),
    { title: 'Error al contactar', description: 'Error al iniciar conversación' },
  ],
  [
    'the connection where no answer came',
    new TypeError('Failed to fetch'),
    { title: 'Error al contactar', description: 'No se pudo iniciar la conversación. Revisa tu conexión.' },
  ],
  [
    'the login for a session that is over',
    refusal(401, '{"message":"Inicia sesión"}'),
    {
      title: 'Iniciar sesión requerido',
      description: 'Debes iniciar sesión para contactar al profesional',
    },
  ],
])('a first message that failed shows %s', (_, error, shown) => {
  expect(contactFailure(error, 'contact')).toEqual(shown)
})
