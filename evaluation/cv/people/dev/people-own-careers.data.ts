/** Long careers, several posts at one employer, works and what the employer does, marked as `printing/written-cv.ts` and `layouts/dev/word-lines.ts` say. */
export const longCareers: Record<string, string> = {
  'gustavo-arrospide': `
%foot Gustavo Arróspide Lazarte | Gerente de Operaciones
# {name:GUSTAVO ARRÓSPIDE LAZARTE}
>< {place:Miraflores, Lima} | {phone:+51 998 206 430} | {email:garrospide@correoejemplo.com} | {linkedin:linkedin.com/in/gustavoarrospide}


>< **{title:GERENTE DE OPERACIONES}**
{sum:Ejecutivo con 22 años en plásticos, envases y consumo masivo. Experiencia en apertura de plantas, negociación colectiva y reducción de costos. Reporto a directorios de empresas familiares y multinacionales.}

## experience | EXPERIENCIA LABORAL

**{at:ENVASES FLEXIBLES DEL PACÍFICO S.A.}**>>{in:Lima}
~~Empresa líder en envases para alimentos; ventas anuales de US$ 95 millones y 720 colaboradores.~~
{job}**{p:Gerente de Operaciones}**>>{d:Enero 2018 a la fecha|2018-01|now}
• Responsable de dos plantas, mantenimiento y logística. Presupuesto de US$ 31 millones.
• OEE de 61 % a 74 % en tres años mediante TPM.
• Cierre del pliego 2022 – 2024 sin horas de paralización.
{job}**{p:Jefe de Planta}**>>{d:Marzo 2013 – Diciembre 2017|2013-03|2017-12}
• Puesta en marcha de la línea de laminación (2015) en ocho meses.

{alone}**{at:CORPORACIÓN PLÁSTICA RÍMAC S.A.C.}**>>{in:Callao}
~~Fabricante de tapas y preformas PET.~~
{job}**{p:Jefe de Producción}**>>{d:Agosto 2008 – Febrero 2013|2008-08|2013-02}
• 140 operarios en tres turnos, 22 inyectoras.
{job}**{p:Supervisor de Inyección}**>>{d:Mayo 2005 – Julio 2008|2005-05|2008-07}
{job}**{p:Analista de Procesos}**>>{d:Junio 2003 – Abril 2005|2003-06|2005-04}
• SMED en cambio de moldes: de 95 a 38 minutos.

{alone}**{job}{c:QUÍMICA INDUSTRIAL SANTA ANITA}**>>{l:Ate}
**{p:Practicante de Ingeniería}**>>{d:2002|2002}

## education | FORMACIÓN ACADÉMICA
**{study}{i:PAD – UNIVERSIDAD DE PIURA}**>>{d:2016|2016}
{g:Programa de Alta Dirección}
**{study}{i:UNIVERSIDAD ESAN}**>>{d:2009 – 2010|2009|2010}
{g:MBA}
**{study}{i:UNIVERSIDAD NACIONAL DE INGENIERÍA}**>>{d:1997 – 2002|1997|2002}
{g:Ingeniería Química}

## languages | IDIOMAS
{n:Inglés}: {v:avanzado|advanced}. {n:Alemán}: {v:básico|basic}.

## skills | COMPETENCIAS
{s:Lean Manufacturing} • {s:TPM} • {s:Gestión de CAPEX} • {s:Negociación sindical} • {s:SAP S/4HANA}

## - | DIRECTORIOS
Director alterno, Asociación Peruana de Envases, 2020 – 2023
`,

  'marlene-chipoco': `
# {name:Marlene Chipoco Dávila}
{title:Trabajadora bancaria / Jefa de agencia}
{place:Sullana, Piura}. {phone:969 370 044}. {email:marlenechipoco@correoejemplo.com}

## experience | Trayectoria laboral

**{at:Caja Rural Los Algarrobos S.A.}**
  **{job}{d:2019 a la fecha|2019|now}**\t{p:Jefa de Agencia – Sullana}
\t- Cartera de S/ 42 millones, mora de 3.1 %.
\t- Equipo de 14 asesores y 5 auxiliares de operaciones.
  **{job}{d:2016 – 2018|2016|2018}**\t{p:Asesora de Negocios Senior}
\t- 480 clientes MYPE en Sullana, Marcavelica y Querecotillo.
  **{job}{d:2013 – 2015|2013|2015}**\t{p:Asesora de Negocios Junior}

**{alone}{at:Financiera Solidaria Norteña}**
  **{job}{d:2010 – 2012|2010|2012}**\t{p:Auxiliar de Operaciones}
  **{job}{d:2009|2009}**\t{p:Practicante}

**{alone}{at:Tiendas La Económica E.I.R.L.}**
  **{job}{d:2006 – 2008|2006|2008}**\t{p:Cajera}

## education | Estudios
{study}**{d:2003 – 2008|2003|2008}**\t{g:Economía} – {i:Universidad Nacional de Piura}
{study}**{d:2017|2017}**\t{g:Diplomado en <Microfinanzas>} – {i:Universidad del Pacífico}

## certifications | Cursos
**2022**\t{x:Prevención del lavado de activos}, SBS
**2020**\t{x:Liderazgo de equipos remotos}, ESAN

## skills | Conocimientos
{s:Evaluación crediticia}, {s:recuperaciones}, {s:Excel}, {s:Core bancario SICMACT}

## references | Referencias
Econ. Fernando Merino, gerente zonal, Caja Rural Los Algarrobos, 969 000 555
`,

  'wilmer-quiliche': `
# {name:WILMER QUILICHE ALAYA}
{title:Maestro de obra}  –  DNI 26000000  –  Cel. {phone:976 881 230}  –  {place:Baños del Inca, Cajamarca}

## experience | EXPERIENCIA EN CONSTRUCCIÓN

{job}**{c:CONSTRUCTORA LA COLPA S.R.L.}**
{p:Maestro de obra}, {d:2017 hasta hoy|2017|now}
Obras a mi cargo:
➢ Construcción del mercado de Namora (2023 – 2024), monto S/ 6.2 millones
➢ Aulas prefabricadas de la I.E. 82019, Jesús (2021)
➢ Reservorio de 80 m³ en Llacanora (2019), residente Ing. Luis Abanto
➢ Viviendas del programa Techo Propio (2017 y 2018)

{job}**{c:CONSORCIO SAN ANTONIO}**
{p:Capataz}, {d:2013 a 2016|2013|2016}
Obras:
➢ Hospital de Celendín: encofrado y vaciado de columnas y placas
➢ Plaza de armas de Encañada

{job}**{c:MUNICIPALIDAD DISTRITAL DE BAÑOS DEL INCA}**
{p:Operario albañil}, {d:2009 a 2012|2009|2012}

{job}**{c:OBRAS PARTICULARES}**
{p:Peón y oficial}, {d:2001 a 2008|2001|2008}

## education | ESTUDIOS
{study}{g:Primaria completa}, {i:Escuela 82040 Tartar Chico}
{study}{g:Edificaciones}, {i:SENCICO Cajamarca}, {d:2010|2010}

## certifications | CURSOS
➢ {x:Lectura de planos}, SENCICO, 2011
➢ {x:Seguridad en altura}, 2018
➢ {x:RETCC vigente}

## skills | TRABAJOS QUE DOMINO
➢ {s:Encofrado}
➢ {s:Fierrería}
➢ {s:Asentado de ladrillo y tarrajeo}
➢ {s:Trazo y replanteo}

## references | REFERENCIAS
➢ Ing. Luis Abanto Terrones – 976 000 640
`,

  'patricia-noriega': `
# {name:PATRICIA NORIEGA HOYOS}
%table 90,370
| **Profesión** | {title:Licenciada en Turismo} |
| **Dirección** | {place:Chachapoyas, Amazonas} |
| **Teléfono** | {phone:941 705 228} |
| **Correo** | {email:patricianoriega.tur@correoejemplo.com} |

## experience | Experiencia laboral
%table 150,180,130
| **Organización** | **Puestos** | **Fechas** |
| **{at:Dirección Regional de Comercio Exterior y Turismo Amazonas}** | {job}{p:Directora de Turismo (e)} | {d:Enero 2024 – actualidad|2024-01|now} |
| ^ | {job}{p:Especialista en Producto Turístico} | {d:Mayo 2019 – diciembre 2023|2019-05|2023-12} |
| {alone}**{at:Cámara de Turismo de Kuélap}** | {job}{p:Gerente} | {d:Marzo 2016 – abril 2019|2016-03|2019-04} |
| ^ | {job}{p:Coordinadora de Proyectos} | {d:2015|2015} |
| {alone}**{job}{c:Vilaya Tours E.I.R.L.}** | {p:Guía oficial y operadora} | {d:2010 – 2014|2010|2014} |

## education | Estudios
%table 150,180,130
| **{study}{i:Universidad Nacional Toribio Rodríguez de Mendoza}** | {g:Licenciada en <Turismo y Administración>} | {d:2005 – 2010|2005|2010} |
| **{study}{i:Universidad de San Martín de Porres}** | {g:Maestría en <Marketing Turístico>} (en curso) | {d:2023 – actualidad|2023|now} |

## certifications | Cursos
%table 330,130
| {x:Gestión de destinos turísticos}, MINCETUR | 2020 |
| {x:Primeros auxilios en zonas agrestes}, WFA | 2018 |
| {x:Carné de guía oficial de turismo} | 2011 |

## languages | Idiomas
%table 150,310
| {n:Inglés} | {v:Avanzado|advanced} |
| {n:Francés} | {v:Intermedio|intermediate} |

## skills | Habilidades
%table 460
| {s:Planificación turística}, {s:diseño de rutas}, {s:Canva}, {s:Excel}, {s:trabajo con comunidades} |
`,
}
