/** A table for each post, as forms for public posts ask for it, marked as `printing/written-cv.ts` and `layouts/dev/word-lines.ts` say. */
export const aTableForEachPost: Record<string, string> = {
  'roxana-cusihuaman': `
>< **FICHA CURRICULAR**
>< Proceso CAS N° 018-2025

## contact | A. DATOS DEL POSTULANTE
%table 115,118,115,118
| #EDEDED Apellidos y nombres | <3> {name:CUSIHUAMÁN PUMA, ROXANA} |
| #EDEDED DNI | 42000000 | #EDEDED Fecha de nacimiento | 19/06/1985 |
| #EDEDED Domicilio | {place:San Sebastián, Cusco} | #EDEDED Celular | {phone:984 112 907} |
| #EDEDED Correo electrónico | <3> {email:roxana.cusihuaman@correoejemplo.com} |
| #EDEDED RUC | <3> 10420000001 |

## education | B. FORMACIÓN
%table 150,166,80,70
| #EDEDED Nivel / grado | #EDEDED Centro de estudios | #EDEDED Inicio | #EDEDED Fin |
| {study}{g:Título profesional}, {f:Economía} | {i:Universidad Nacional de San Antonio Abad del Cusco} | | {d:2011|2011} |
| {study}{g:Maestría en <Políticas Públicas> (egresada)} | {i:Universidad Continental} | {d:2019|2019|2021} | {d:2021|2019|2021} |

## certifications | C. CURSOS Y PROGRAMAS
%table 266,130,70
| #EDEDED Denominación | #EDEDED Institución | #EDEDED Horas |
| {x:Presupuesto público y Ley de Equilibrio Financiero} | Escuela de Economía Pública | 120 |
| {x:SIAF – SIGA} | Instituto Qosqo | 60 |
| {x:Invierte.pe nivel intermedio} | MEF | 40 |

## experience | D. EXPERIENCIA LABORAL (de la más reciente a la más antigua)
%table 115,118,115,118
| #EDEDED Entidad | <3> {job}{c:Gobierno Regional de Cusco – Gerencia Regional de Planeamiento y Presupuesto} |
| #EDEDED Cargo | {p:Analista en Presupuesto II} | #EDEDED Modalidad | CAS |
| #EDEDED Fecha de inicio | {d:04/01/2021|2021-01|now} | #EDEDED Fecha de fin | {d:A la fecha|2021-01|now} |
| <4> Funciones: programación multianual, notas de modificación y evaluación semestral del PIA 2022, 2023 y 2024. |

%table 115,118,115,118
| #EDEDED Entidad | <3> {job}{c:Municipalidad Provincial de Calca} |
| #EDEDED Cargo | {p:Jefa de Planificación} | #EDEDED Modalidad | Designada |
| #EDEDED Fecha de inicio | {d:02/01/2017|2017-01|2020-12} | #EDEDED Fecha de fin | {d:31/12/2020|2017-01|2020-12} |
| <4> Funciones: presupuesto participativo, POI y seguimiento de proyectos. |

%table 115,118,115,118
| #EDEDED Entidad | <3> {job}{c:ONG Ayllu Kallpa} |
| #EDEDED Cargo | {p:Asistente de monitoreo} | #EDEDED Modalidad | Locación |
| #EDEDED Fecha de inicio | {d:01/03/2012|2012-03|2016-11} | #EDEDED Fecha de fin | {d:30/11/2016|2012-03|2016-11} |
| <4> Funciones: línea de base y encuestas en 14 comunidades. |

## skills+languages | E. OFIMÁTICA E IDIOMAS
%table 233,233
| {s:Word}, {s:Excel}, {s:PowerPoint}: intermedio | {n:Quechua}: {v:avanzado|advanced} / {n:Inglés}: {v:básico|basic} |
`,

  'julio-bazalar': `
# {name:Julio César Bazalar Ríos}
>< {title:Policía en retiro – Supervisor de Seguridad}
>< {place:Huaral} – {phone:992 640 158} – {email:jcbazalar@correoejemplo.com}

## experience | EXPERIENCIA LABORAL

%table 120,340
| **Empresa 1** | {job}**{c:SEGURIDAD INTEGRAL CHANCAY S.R.L.}** |
| Rubro | Vigilancia privada |
| Puesto | {p:Supervisor de Seguridad} |
| Duración | {d:Setiembre 2021 - Actualidad|2021-09|now} |
| Logros y funciones | Control de 64 agentes en 12 sedes; rondas, partes y capacitación mensual. |

%table 120,340
| **Empresa 2** | {job}**{c:PUERTO LOGÍSTICO DEL NORTE S.A.}** |
| Rubro | Almacenes y depósito |
| Puesto | {p:Jefe de Seguridad Patrimonial} |
| Duración | {d:Enero 2018 - Agosto 2021|2018-01|2021-08} |
| Logros y funciones | Implementación de BASC y CCTV. |

%table 120,340
| **Institución** | {job}**{c:POLICÍA NACIONAL DEL PERÚ}** |
| Grado | {p:Suboficial Técnico de Primera (r)} |
| Duración | {d:1988 - 2017|1988|2017} |
| Unidades | Comisaría de Huaral, DIRANDRO, USE Norte |

## education | FORMACIÓN

%table 120,340
| Institución | {study}{i:Escuela Técnica Superior PNP San Bartolo} |
| Carrera | {g:Suboficial PNP} |
| Año | {d:1988|1988} |

%table 120,340
| Institución | {study}{i:Universidad Alas Peruanas} |
| Carrera | {g:Derecho (trunco)} |
| Año | {d:2004 - 2007|2004|2007} |

## certifications | LICENCIAS Y CURSOS
- {x:Licencia SUCAMEC L4}, vigente
- {x:Auditor interno BASC}, 2019
- {x:Brevete A-I}

## skills | HABILIDADES
{s:Manejo de armas} – {s:CCTV} – {s:planes de contingencia} – {s:Word}
`,

  'liz-ocana': `
# {name:LIZ OCAÑA ESPINOZA}
**{title:Ingeniera Sanitaria}** | {x:CIP 201877}
{place:Carhuaz, Áncash} | {phone:943 118 660} | {email:liz.ocana.is@correoejemplo.com}

## education | 1. GRADOS Y TÍTULOS
{study}{g:Ingeniera Sanitaria}, {i:Universidad Nacional Santiago Antúnez de Mayolo}, {d:2010 – 2015|2010|2015}

## experience | 2. CONSULTORÍAS Y CONTRATOS
%table 78,230,78,78
| **Contrato N° 1** | <3> **{job}{c:Programa Nacional de Saneamiento Rural}** |
| Servicio | {p:Supervisora de proyectos de agua potable} | Lugar | {l:Áncash} |
| Desde | {d:marzo de 2022|2022-03|now} | Hasta | {d:la fecha|2022-03|now} |
| Detalle | <3> Revisión de 26 expedientes técnicos y visitas de campo a Pomabamba y Sihuas. |
| **Contrato N° 2** | <3> **{job}{c:Municipalidad Distrital de Marcará}** |
| Servicio | {p:Jefa del Área Técnica Municipal} | Lugar | {l:Marcará} |
| Desde | {d:enero de 2019|2019-01|2022-02} | Hasta | {d:febrero de 2022|2019-01|2022-02} |
| Detalle | <3> Capacitación de 31 JASS y cloración. |
| **Contrato N° 3** | <3> **{job}{c:Consultora Agua y Cuenca E.I.R.L.}** |
| Servicio | {p:Asistente de proyectos} | Lugar | {l:Huaraz} |
| Desde | {d:mayo de 2016|2016-05|2018-12} | Hasta | {d:diciembre de 2018|2016-05|2018-12} |
| Detalle | <3> Metrados y modelamiento en WaterCAD. |

## certifications | 3. CURSOS
Curso {x:Operación de plantas de tratamiento}, SUNASS, 2020.
Curso {x:Educación sanitaria con enfoque intercultural}, CARE, 2019.

## skills | 4. SOFTWARE
{s:WaterCAD}, {s:SewerCAD}, {s:AutoCAD}, {s:S10}, {s:MS Project}.

## languages | 5. IDIOMAS
{n:Quechua ancashino}: {v:intermedio|intermediate}.
`,

  'emerson-vasquez-ruiz': `
# {name:EMERSON VÁSQUEZ RUIZ}
%open 230,230
| {title:Técnico en Computación e Informática} | Celular {phone:942 330 717} |
| {place:Juanjuí, San Martín} | {email:emervasquez.ti@correoejemplo.com} |

## experience | EXPERIENCIA LABORAL
%table 24,216,110,110
| #DDEBF7 1 | #DDEBF7 **{job}{p:Soporte técnico y administrador de red}** | #DDEBF7 {d:Feb-20|2020-02|now} | #DDEBF7 {d:A la fecha|2020-02|now} |
| | <3> {c:Municipalidad Provincial de Mariscal Cáceres}¶• Mantenimiento de 95 equipos y red de datos.¶• Portal de transparencia. |
| #DDEBF7 2 | #DDEBF7 **{job}{p:Profesor de cómputo}** | #DDEBF7 {d:Mar-17|2017-03|2019-12} | #DDEBF7 {d:Dic-19|2017-03|2019-12} |
| | <3> {c:I.E. Carlos Wiesse}¶• 1° a 5° de secundaria. |
| #DDEBF7 3 | #DDEBF7 **{job}{p:Digitador}** | #DDEBF7 {d:Oct-16|2016-10|2017-02} | #DDEBF7 {d:Feb-17|2016-10|2017-02} |
| | <3> {c:SIS – Unidad Desconcentrada San Martín} |
| #DDEBF7 4 | #DDEBF7 **{job}{p:Encargado de cabina}** | #DDEBF7 {d:Ene-13|2013-01|2016-09} | #DDEBF7 {d:Set-16|2013-01|2016-09} |
| | <3> {c:Cabinas Internet El Delfín} |

## education | FORMACIÓN
%table 24,216,110,110
| #DDEBF7 1 | #DDEBF7 **{study}{g:Computación e Informática}** | #DDEBF7 {d:2010|2010|2012} | #DDEBF7 {d:2012|2010|2012} |
| | <3> {i:I.E.S.T.P. Alto Huallaga} |

## certifications | CURSOS
%table 24,326,110
| 1 | {x:Cableado estructurado}, SENATI | 2018 |
| 2 | {x:Seguridad de la información}, PCM | 2022 |

## skills | CONOCIMIENTOS
{s:Ensamblaje}, {s:cableado}, {s:MikroTik}, {s:WordPress}, {s:Excel}
`,
}
