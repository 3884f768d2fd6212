/** An invented CV to try the reader. */
export const sampleCv = `Rosa Quispe Huamán
Analista de datos
Miraflores, Lima | 900 000 021 | rosa.quispe@ejemplo.pe

PERFIL
Analista de datos con siete años de experiencia en retail y banca.

EXPERIENCIA LABORAL
Analista de datos, Tupay Retail
Marzo 2021 - actualidad
• Automaticé el reporte semanal de ventas de 40 tiendas.

Asistente de reportes, Banco Los Molles
Enero 2018 - diciembre 2020
• Preparé los reportes diarios de riesgo.

EDUCACIÓN
Bachiller en Estadística, Universidad Nacional Mayor de San Marcos
2013 - 2017

HABILIDADES
SQL, Python, Power BI, Excel

IDIOMAS
Inglés avanzado, Quechua básico
`
