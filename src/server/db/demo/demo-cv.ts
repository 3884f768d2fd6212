import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import type { DemoPerson } from './demo-people.data.ts'

const levelNames: Record<LanguageLevel, string> = {
  basic: 'básico',
  intermediate: 'intermedio',
  advanced: 'avanzado',
  native: 'nativo',
}

/** Writes a one-page CV with real text. The library is loaded here only: production does not need it. */
export async function writeDemoCv(person: DemoPerson): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const name = `${person.firstName} ${person.lastName}`
  const pdf = new PDFDocument({ size: 'A4', margin: 56, info: { Title: `CV de ${name}`, Author: name } })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })

  const heading = (text: string) =>
    pdf.moveDown(1.2).font('Helvetica-Bold').fontSize(12).fillColor('#b45309').text(text).moveDown(0.3)
  const body = (text: string) =>
    pdf.font('Helvetica').fontSize(10.5).fillColor('#292524').text(text, { lineGap: 2 })

  pdf.font('Helvetica-Bold').fontSize(22).fillColor('#1c1917').text(name)
  pdf.font('Helvetica').fontSize(13).fillColor('#57534e').text(person.title).moveDown(0.3)
  body(`${person.location}  |  ${person.phone}  |  ${person.email}`)
  heading('Resumen')
  body(person.summary)
  heading('Experiencia')
  for (const [role, company, years, achieved] of person.experience) {
    pdf.font('Helvetica-Bold').fontSize(10.5).fillColor('#1c1917').text(`${role}, ${company} (${years})`)
    body(`• ${achieved}`).moveDown(0.5)
  }
  heading('Educación')
  body(person.education)
  heading('Habilidades')
  body(person.skills.join(', '))
  heading('Idiomas')
  body(person.languages.map(({ name, level }) => `${name} (${levelNames[level]})`).join(', '))
  pdf.end()
  return done
}
