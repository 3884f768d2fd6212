import { searchField } from '#tests/e2e/support/jobs.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'

test('the landing has its sections in the documented order, and every link works', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Recién publicado',
    'Lo último en la plaza',
    'El trabajo también se conversa.',
    'Beneficios',
    '¿Vas por un trabajo mejor?',
    '¿Te falta alguien en el equipo?',
    'En sus palabras',
    'La máquina ordena, las personas deciden.',
    'En cuatro pasos estás arriba.',
    'Cada semana, en tu correo',
  ])
  for (const name of [
    'Crea tu perfil TEC',
    'Publica tu primer empleo',
    'Crear Perfil Profesional',
    'Publicar Empleo',
  ])
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      '/user-type-selection',
    )
  await expect(main.getByRole('list').filter({ hasText: 'Regístrate' }).getByRole('listitem')).toHaveCount(4)
  const quotes = page.getByRole('region', { name: 'En sus palabras' })
  await expect(quotes.getByRole('figure')).toHaveCount(3)
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unirme ahora' })).toBeVisible()
})

test('a search on the landing leads to the list', async ({ page }) => {
  await page.goto('/')
  await searchField(page).fill('contador')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/empleos?q=contador')
})

test('the figures are counted, and no claim exceeds them', async ({ page }) => {
  const stats = (await (await page.request.get('/api/stats')).json()) as { professionals: number }
  expect(stats.professionals).toBeGreaterThan(0)
  await page.goto('/')
  await expect(page.getByText('empleos activos hoy')).toBeVisible()
  expect(stats.professionals).toBeLessThan(2000)
  await expect(page.getByText('Postula con tu CV y mira en qué va cada postulación.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/2,000|500 empresas|70\s?%/)
  await expect(page.getByText('Datos de ejemplo')).toBeVisible()
  await expect(page.getByText('Toma menos de 2 minutos')).toBeVisible()
})

test('the footer links to help, policies, the complaints book and the networks', async ({ page }) => {
  await page.goto('/')
  const foot = page.getByRole('contentinfo')
  const links = {
    'Centro de ayuda': '/ayuda',
    Contacto: '/contacto',
    Términos: '/terminos',
    Privacidad: '/privacidad',
    Cookies: '/cookies',
    'Código de conducta': '/codigo-de-conducta',
    'Libro de Reclamaciones': '/libro-de-reclamaciones',
    'Transparencia de la IA': '/transparencia-ia',
    'Panel para Empresas': '/companies',
  }
  for (const [name, href] of Object.entries(links))
    await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  const networks = foot.getByRole('list', { name: 'Redes sociales' }).getByRole('link')
  await expect(networks).toHaveCount(3)
  for (const link of await networks.all()) await expect(link).toHaveAttribute('href', /^https:\/\//)
  await expect(foot.getByText('Nunca pagues por postular.')).toBeVisible()
  await expect(foot.getByText('Lima, Perú')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing is read and searched', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'En sus palabras' })).toBeVisible()
    await searchField(page).fill('contador')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL(/\/empleos\?q=contador/)
  })
})
