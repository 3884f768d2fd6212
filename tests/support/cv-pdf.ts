import Pdf from 'pdfkit'

/** A line that starts with '# ' is a heading, the first line the name, and one with a period in brackets an entry. */
export const sampleCv = [
  'Rosa Quispe Huamán',
  'Analista de datos',
  'Miraflores, Lima | 900 000 021 | rosa.quispe@ejemplo.pe | linkedin.com/in/rosa-quispe-ejemplo',
  '# Perfil',
  'Analista de datos con siete años en retail y banca. Convierto ventas dispersas en reportes que se leen en un minuto.',
  '# Experiencia laboral',
  'Analista de datos, Tupay Retail (2021 - actualidad)',
  '• Automaticé el reporte semanal de ventas de 40 tiendas.',
  'Asistente de reportes, Banco Los Molles (2018 - 2020)',
  '• Preparé los reportes diarios de riesgo.',
  '# Educación',
  'Bachiller en Estadística, Universidad Nacional Mayor de San Marcos (2013 - 2017)',
  '# Habilidades',
  'SQL, Python, Power BI, Excel',
  '# Idiomas',
  'Inglés avanzado, Quechua básico',
]

/**
 * A CV with doubts: two names of which either may be the position, a study without its institution, a skill as long as a
 * sentence.
 */
export const doubtfulCv = [
  ...sampleCv.slice(0, 6),
  'Archivo / Sabogal (2016 - 2017)',
  '• Automaticé el reporte semanal de ventas de 40 tiendas, que antes tomaba dos días de trabajo a tres personas.',
  '• Modelé la demanda por tienda y por semana: las roturas de stock bajaron de 9 % a 4 % en un año.',
  '• Formé a doce asistentes en SQL y en la lectura de sus propios tableros.',
  '# Educación',
  'Estadística, San Marcos (2013 - 2017)',
  '# Habilidades',
  'SQL, Python, Power BI, Excel, Preparación de reportes para el comité de riesgos y créditos',
  ...sampleCv.slice(14),
]

/** A one-column CV as a real PDF, optionally encrypted with a password. */
export async function cvPdf(lines: readonly string[] = sampleCv, password?: string): Promise<Buffer> {
  return writePdf(password, (pdf) => {
    for (const [place, line] of lines.entries()) {
      if (line.startsWith('# '))
        pdf.moveDown().font('Helvetica-Bold').fontSize(13).text(line.slice(2)).moveDown(0.3)
      else if (place === 0) pdf.font('Helvetica-Bold').fontSize(22).text(line)
      else if (/\(\d{4} - /.test(line)) pdf.font('Helvetica-Bold').fontSize(10.5).text(line)
      else pdf.font('Helvetica').fontSize(10.5).text(line, { lineGap: 2 })
    }
  })
}

/** A page with graphics and no text, like a scan. */
export const scannedPdf = (): Promise<Buffer> =>
  writePdf(undefined, (pdf) => pdf.rect(56, 56, 400, 500).fill('#dddddd'))

async function writePdf(
  password: string | undefined,
  draw: (pdf: InstanceType<typeof Pdf>) => unknown,
): Promise<Buffer> {
  const pdf = new Pdf({ size: 'A4', margin: 56, ...(password ? { userPassword: password } : {}) })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise((resolve) => pdf.on('end', resolve))
  draw(pdf)
  pdf.end()
  await written
  return Buffer.concat(chunks)
}
