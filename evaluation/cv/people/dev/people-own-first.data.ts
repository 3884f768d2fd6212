/** Students and people before their first post, who have little to tell, marked as `printing/written-cv.ts` and `layouts/dev/word-lines.ts` say. */
export const littleToTell: Record<string, string> = {
  'fiorella-campos-nieto': `
# {name:Fiorella Campos Nieto}
{place:Huacho, Lima Provincias}
Celular: {phone:923 501 774}
Correo: {email:fiorella.camposn@correoejemplo.com}

## summary | **__Objetivo__**
{sum:Realizar mis prácticas pre profesionales en el área de laboratorio clínico.}

## education | **__Formación académica__**
**{study}{i:Universidad Nacional José Faustino Sánchez Carrión}**
{g:Tecnología Médica – Laboratorio Clínico}, octavo ciclo
{d:2021 – actualidad|2021|now}

**{study}{i:I.E. Luis Fabio Xammar}**
{g:Nivel secundario}
{d:2015 – 2019|2015|2019}

## experience | **__Experiencia__**
**{job}{c:Laboratorio San Bartolomé}**
{p:Voluntaria en toma de muestras}
{d:Enero – febrero 2024|2024-01|2024-02}

**{job}{c:Minimarket Anita}**
{p:Vendedora}
{d:2020|2020}

## certifications | **__Cursos__**
{x:Bioseguridad en el laboratorio}, UNJFSC, 2023
{x:Flebotomía básica}, Colegio Tecnólogo Médico, 2024

## skills | **__Habilidades__**
{s:Toma de muestras}, {s:microscopía}, {s:Excel} básico, {s:orden y limpieza}
`,

  'aldair-chero': `
>< **CURRÍCULUM VITAE**
# {name:ALDAIR JOSUÉ CHERO RUMICHE}

## contact | DATOS PERSONALES
%table 140,320
| FECHA DE NACIMIENTO | 09 – 11 – 2004 |
| DNI | 73000000 |
| DOMICILIO | {place:Calle Sechura 114, Catacaos, Piura} |
| CELULAR | {phone:921 334 610} |
| CORREO | {email:aldairchero.04@correoejemplo.com} |

## education | ESTUDIOS
%table 110,230,120
| {study}{g:PRIMARIA} | {i:I.E. 14015 Catacaos} | {d:2010 – 2015|2010|2015} |
| {study}{g:SECUNDARIA} | {i:I.E. Juan de Mori} | {d:2016 – 2020|2016|2020} |
| TÉCNICO | {study}{i:SENATI Piura}¶{g:Mecánica Automotriz} | {d:2022 – 2024|2022|2024} |

## experience | EXPERIENCIA LABORAL
%table 110,230,120
| {job}{p:PRACTICANTE} | {c:TALLER AUTOMOTRIZ EL TALLÁN} | {d:FEB. – JUL. 2024|2024-02|2024-07} |
| {job}{p:AYUDANTE} | {c:VULCANIZADORA HNOS. SILVA} | {d:2021|2021} |
| {job}{p:COSECHADOR} | {c:FUNDO SAN VICENTE} | {d:CAMPAÑA 2020|2020} |

## skills | CONOCIMIENTOS
✓ {s:Afinamiento de motor a gasolina}
✓ {s:Frenos y suspensión}
✓ {s:Uso de escáner}
✓ {s:Word} y {s:Excel}

## interests | PASATIEMPOS
✓ Fútbol y caja peruana
`,

  'xiomara-valle': `
# {name:XIOMARA VALLE DEL ÁGUILA}>>{phone:952 017 336}
{title:Egresada de Contabilidad}>>{email:xiomaravda@correoejemplo.com}
{place:Moyobamba, San Martín}

## summary | SOBRE MÍ
{sum:Egresada con muchas ganas de aprender. Me considero ordenada y rápida con los números.}

## education | FORMACIÓN
{study}{g:Contabilidad (egresada)}\t|\t{i:Universidad Católica Sedes Sapientiae, filial Rioja}\t|\t{d:2019 – 2023|2019|2023}
{study}{g:Secundaria}\t|\t{i:I.E. Ignacia Velásquez}\t|\t{d:2014 – 2018|2014|2018}

## experience | PRÁCTICAS
{job}{p:Practicante de tesorería}\t|\t{c:EPS Moyobamba S.A.}\t|\t{d:Abr – Set 2023|2023-04|2023-09}
• Conciliaciones bancarias.
• Archivo de comprobantes de pago.
{job}{p:Practicante contable}\t|\t{c:Estudio Vela & Vela}\t|\t{d:Ene – Mar 2022|2022-01|2022-03}
• Digitación de compras y ventas de 8 clientes.

## - | ACTIVIDADES EXTRACURRICULARES
• Delegada de aula, 2021 y 2022
• Brigadista voluntaria en el simulacro nacional, INDECI, 2022

## certifications | CURSOS
• {x:Tributación para MYPES}, Cámara de Comercio de San Martín, 2023
• {x:Excel contable}, 2022

## skills | HABILIDADES
• {s:Concar}
• {s:Excel}
• {s:T-Registro y PLAME}
• {s:Responsabilidad}

## languages | IDIOMAS
• {n:Inglés} – {v:básico|basic}
`,

  'gerson-aquise': `
# {name:Gerson Aquise Ticona}
{phone:913 220 458} – {email:gersonaquise@correoejemplo.com} – {place:Ilo, Moquegua}

## education | ESTUDIOS UNIVERSITARIOS
{study}{i:Universidad Nacional de Moquegua, sede Ilo}. {g:Ingeniería Pesquera}. {d:2020 a 2025|2020|2025}. Último ciclo, promedio 15.2

## - | PROYECTOS ACADÉMICOS
~~Elaboración de hamburguesas de anchoveta~~ (2023). Formulación, prueba sensorial con 60 personas y costeo.
~~Monitoreo de temperatura superficial en caleta Pocoma~~ (2024). Registro semanal con termógrafo.

## experience | EXPERIENCIA
{job}**{p:Encuestador}** en {c:Instituto del Mar del Perú – Sede Ilo}, {d:diciembre 2024|2024-12}
{job}**{p:Auxiliar de calidad}** en {c:Conservas Punta Coles S.A.C.}, {d:enero a marzo 2023|2023-01|2023-03}
{job}**{p:Mozo}** en {c:Cevichería El Lobo Marino}, {d:veranos de 2020 a 2022|2020|2022}

## skills | SOFTWARE
{s:Excel} – {s:R} – {s:AutoCAD} – {s:Surfer}

## languages | IDIOMA EXTRANJERO
{n:Inglés}, nivel {v:intermedio|intermediate}, ICPNA Moquegua

## certifications | SEMINARIOS
{x:HACCP en la industria pesquera}, SANIPES, 2024
{x:I Congreso Nacional de Pesca y Acuicultura} (asistente), 2022

## awards | LOGROS
Beca Permanencia PRONABEC, 2021 – 2024
`,
}
