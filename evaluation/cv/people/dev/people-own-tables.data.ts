/** Applications to the state: tables with drawn lines, marked as `printing/written-cv.ts` and `layouts/dev/word-lines.ts` say. */
export const tablesForTheState: Record<string, string> = {
  'lourdes-mamani-apaza': `
>< **ANEXO N° 02**
>< **FORMATO DE HOJA DE VIDA**
>< (Con carácter de declaración jurada)

## contact | I. DATOS PERSONALES
%table 170,296
| Apellidos y nombres | {name:MAMANI APAZA, LOURDES KATHERINE} |
| Documento de identidad | DNI 47000000 |
| Lugar y fecha de nacimiento | Juli, 03/09/1991 |
| Dirección | {place:Jr. Ilave 441, Barrio Porteño, Puno} |
| Teléfono / celular | {phone:951 600 238} |
| Correo electrónico | {email:lourdes.mamani.ap@correoejemplo.com} |
| Colegio profesional (N° y habilitación) | {x:CAP N° 1188} – Habilitada |

## education | II. FORMACIÓN ACADÉMICA
%table 92,112,122,70,70
| #D9E2F3 **Título o grado** | #D9E2F3 **Especialidad** | #D9E2F3 **Universidad / instituto** | #D9E2F3 **Mes y año de inicio** | #D9E2F3 **Fecha de expedición** |
| {study}{g:Título profesional} | {f:Derecho} | {i:Universidad Nacional del Altiplano} | | {d:12/2016|2016-12} |
| {study}{g:Bachiller} | {f:Derecho} | {i:Universidad Nacional del Altiplano} | {d:04/2009|2009-04|2015-07} | {d:07/2015|2009-04|2015-07} |
| {study}{g:Maestría (egresada)} | {f:Derecho Constitucional y Procesal Constitucional} | {i:Universidad Andina Néstor Cáceres Velásquez} | {d:03/2018|2018-03|2019-12} | {d:12/2019|2018-03|2019-12} |

## certifications | III. CURSOS Y ESTUDIOS DE ESPECIALIZACIÓN
%table 30,206,130,50,50
| #D9E2F3 **N°** | #D9E2F3 **Nombre del curso** | #D9E2F3 **Institución** | #D9E2F3 **Año** | #D9E2F3 **Horas** |
| 1 | {x:Diplomado en Procedimiento Administrativo Disciplinario} | Escuela Nacional de Administración Pública | 2021 | 120 |
| 2 | {x:Contrataciones del Estado} | Colegio de Abogados de Puno | 2019 | 90 |
| 3 | {x:Redacción jurídica} | Academia de la Magistratura | 2018 | 40 |

## experience | IV. EXPERIENCIA LABORAL
Experiencia general: 8 años y 2 meses
%table 24,126,112,64,64,76
| #D9E2F3 **N°** | #D9E2F3 **Nombre de la entidad o empresa** | #D9E2F3 **Cargo desempeñado** | #D9E2F3 **Fecha de inicio** | #D9E2F3 **Fecha de término** | #D9E2F3 **Tiempo en el cargo** |
| 1 | {job}{c:Gobierno Regional de Puno – Oficina Regional de Asesoría Jurídica} | {p:Especialista Legal (CAS)} | {d:02/01/2022|2022-01|now} | {d:A la fecha|2022-01|now} | 3 años, 1 mes |
| <6> Descripción de las funciones: emisión de opiniones legales, proyección de resoluciones ejecutivas regionales y absolución de consultas de las gerencias. |
| 2 | {job}{c:Unidad de Gestión Educativa Local Chucuito – Juli} | {p:Secretaria Técnica de PAD} | {d:01/03/2019|2019-03|2021-12} | {d:31/12/2021|2019-03|2021-12} | 2 años, 10 meses |
| <6> Descripción de las funciones: precalificación de denuncias contra docentes y personal administrativo, informes de órgano instructor. |
| 3 | {job}{c:Municipalidad Provincial de El Collao – Ilave} | {p:Abogada (Defensoría Municipal DEMUNA)} | {d:06/02/2017|2017-02|2019-02} | {d:28/02/2019|2017-02|2019-02} | 2 años |
| <6> Descripción de las funciones: conciliaciones extrajudiciales en alimentos y régimen de visitas; charlas en colegios. |

## skills | V. CONOCIMIENTOS
%table 200,266
| Ofimática | {s:Word} (intermedio), {s:Excel} (básico), {s:PowerPoint} (básico) |
| Sistemas | {s:SEACE}, {s:SGD}, {s:SIAF} consulta |

## languages | VI. IDIOMAS
%table 200,133,133
| #D9E2F3 **Idioma** | #D9E2F3 **Habla** | #D9E2F3 **Escribe** |
| {n:Aimara} | {v:Avanzado|advanced} | Básico |
| {n:Inglés} | {v:Básico|basic} | Básico |

Declaro bajo juramento que la información es veraz y me someto a la fiscalización posterior.

Puno, 17 de febrero de 2025

>< ______________________________
>< Lourdes Katherine Mamani Apaza
`,

  'segundo-cubas': `
# {name:SEGUNDO ABELARDO CUBAS IRIGOÍN}
>< {title:Ingeniero Civil} – {x:CIP N° 112233}
>< {place:Jaén, Cajamarca} – {phone:976 900 441} – {email:s.cubas.irigoin@correoejemplo.com}

## education | 1. FORMACIÓN PROFESIONAL
%table 60,160,240
| **Año** | **Grado / Título** | **Institución** |
| {study}{d:2006|2006} | {g:Ingeniero Civil} | {i:Universidad Nacional de Cajamarca} |
| {study}{d:2011|2011} | {g:Diplomado en <Residencia y Supervisión de Obras>} | {i:Instituto de la Construcción y Gerencia} |
| {study}{d:2017|2017} | {g:Maestro en <Gerencia de la Construcción>} | {i:Universidad Privada Antenor Orrego} |

## experience | 2. EXPERIENCIA PROFESIONAL
%table 24,98,150,80,54,54
| #BFBFBF **N°** | #BFBFBF **Empresa o entidad** | #BFBFBF **Obra** | #BFBFBF **Cargo** | #BFBFBF **Desde** | #BFBFBF **Hasta** |
| 01 | {job}{c:Consorcio Huancabamba} | Mejoramiento de la carretera Sallique – San Felipe, tramo II | {p:Residente de obra} | {d:Feb-2023|2023-02|now} | {d:Actual|2023-02|now} |
| 02 | {job}{c:Municipalidad Provincial de Jaén} | Ampliación del sistema de agua potable del sector Pueblo Libre | {p:Supervisor de obra} | {d:Jul-2021|2021-07|2022-12} | {d:Dic-2022|2021-07|2022-12} |
| 03 | {job}{c:Constructora Marañón Contratistas Generales S.R.L.} | Construcción de la I.E. 16001 | {p:Residente de obra} | {d:Nov-2019|2019-11|2021-05} | {d:May-2021|2019-11|2021-05} |
| 04 | {at:Gobierno Regional de Cajamarca – Gerencia Sub Regional Jaén} | Saneamiento de 6 caseríos de Bellavista | {job}{p:Asistente de supervisión} | {d:Ene-2016|2016-01|2017-08} | {d:Ago-2017|2016-01|2017-08} |
| 05 | ^ | Puente carrozable Tamborapa | {job}{p:Evaluador de expedientes técnicos} | {d:Set-2017|2017-09|2019-10} | {d:Oct-2019|2017-09|2019-10} |
| 06 | {alone}{job}{c:Municipalidad Distrital de San Ignacio} | Pistas y veredas del jirón Comercio | {p:Asistente técnico} | {d:Mar-2012|2012-03|2015-12} | {d:Dic-2015|2012-03|2015-12} |
| 07 | {job}{c:CONSULTORA VÍAS DEL NORORIENTE E.I.R.L.} | Estudios de trocha carrozable (varios) | {p:Proyectista} | {d:2007|2007|2011} | {d:2011|2007|2011} |

## certifications | 3. CAPACITACIÓN
%table 300,110,50
| {x:Valorización y liquidación de obras} | CAPECO | 2022 |
| {x:Costos y presupuestos con S10} | ICG | 2010 |
| {x:Diseño de pavimentos} | CIP Cajamarca | 2014 |
| {x:Metodología BIM} | Colegio de Ingenieros | 2023 |

## skills | 4. PROGRAMAS QUE DOMINA
%table 154,153,153
| {s:AutoCAD Civil 3D} | {s:S10} | {s:MS Project} |
| {s:Revit} | {s:WaterCAD} | {s:Excel} |

## references | 5. REFERENCIAS
%table 170,190,100
| Ing. Alcides Bustamante | Jefe de Infraestructura, MPJ | 976 000 219 |
| Ing. Rosa Delgado Uriarte | Consorcio Huancabamba | 976 000 330 |
`,

  'yesica-tananta': `
%foot CURRICULUM VITAE – YESICA TANANTA ISUIZA
# {name:YESICA TANANTA ISUIZA}
**{title:TÉCNICA EN ENFERMERÍA}**

## contact | DATOS PERSONALES
%open 120,340
| D.N.I. | 45000000 |
| Domicilio | {place:Calle Los Cedros 230, Belén – Iquitos} |
| Celular | {phone:965 77 41 08} |
| Correo | {email:yesitananta@correoejemplo.com} |

## experience | EXPERIENCIA LABORAL
%table 140,150,100,70
| **ESTABLECIMIENTO** | **SERVICIO / CARGO** | **PERIODO** | **RÉGIMEN** |
| **{at:HOSPITAL REGIONAL DE LORETO “FELIPE ARRIOLA IGLESIAS”}** | {job}{p:Técnica en enfermería – Hospitalización Medicina} | {d:Ene 2022 – Actualidad|2022-01|now} | CAS |
| ^ | {job}{p:Técnica en enfermería – UCI COVID} | {d:Jun 2020 – Dic 2021|2020-06|2021-12} | CAS COVID |
| ^ | {job}{p:Técnica en enfermería (reemplazo)} | {d:Feb 2020 – May 2020|2020-02|2020-05} | Terceros |
| {alone}**{at:CENTRO DE SALUD BELLAVISTA NANAY}** | {job}{p:Técnica de vacunación} | {d:2018 – 2019|2018|2019} | CAS |
| ^ | {job}{p:Técnica de admisión y triaje} | {d:2017|2017} | Terceros |
| {alone}**{job}{c:CLÍNICA SAN JUAN DE DIOS DEL AMAZONAS}** | {p:Auxiliar de enfermería} | {d:Mar 2015 – Dic 2016|2015-03|2016-12} | Planilla |
| **{job}{c:BOTICA LA SELVA}** | {p:Vendedora y aplicación de inyectables} | {d:2014|2014} | – |

## education | ESTUDIOS
%table 90,220,150
| **Superior** | {study}{g:Técnica en <Enfermería>}¶{i:I.E.S.T.P. Reyna de las Américas} | {d:2011 – 2013|2011|2013} |
| {study}**{g:Secundaria}** | {i:I.E. Rosa Agustina Donayre de Morey} | {d:2005 – 2010|2005|2010} |

## certifications | CAPACITACIONES
%table 300,110,50
| **Tema** | **Organiza** | **Año** |
| {x:Bioseguridad y manejo de residuos hospitalarios} | DIRESA Loreto | 2023 |
| {x:Cadena de frío e inmunizaciones} | Red de Salud Maynas Ciudad | 2018 |
| {x:Primeros auxilios} | Cruz Roja – Filial Iquitos | 2016 |

## skills | HABILIDADES
• {s:Control de funciones vitales}
• {s:Aplicación de inyectables y sueroterapia}
• {s:Movilización del paciente}
• {s:Trato amable}
`,

  'fidel-cotrina': `
# {name:Fidel Cotrina Espíritu}
{title:Topógrafo}
Teléfono: {phone:962 440 791}
Correo: {email:topo.fidelcotrina@correoejemplo.com}
Dirección: {place:Jr. 28 de Julio 1020, Amarilis, Huánuco}

## experience | Experiencia Laboral
%table 130,330
| #F2F2F2 **Empresa** | **{job}{c:Consorcio Saneamiento Higueras}** |
| Cargo | {p:Topógrafo de campo} |
| Periodo | {d:mayo 2023 – diciembre 2024|2023-05|2024-12} |
| Labores | – Levantamiento con estación total Leica TS06 y dron.¶– Replanteo de redes de agua y alcantarillado, 14 km.¶– Metrados para valorizaciones mensuales. |
| #F2F2F2 **Empresa** | **{job}{c:Catastro y Geodesia Pillco S.A.C.}** |
| Cargo | {p:Asistente de topografía} |
| Periodo | {d:agosto 2019 – abril 2023|2019-08|2023-04} |
| Labores | – Saneamiento físico legal de predios rurales para COFOPRI.¶– Procesamiento de puntos GNSS. |
| #F2F2F2 **Empresa** | **{job}{c:Municipalidad Distrital de Santa María del Valle}** |
| Cargo | {p:Ayudante de topografía} |
| Periodo | {d:2017 – 2018|2017|2018} |

## education | Formación
%table 130,330
| {study}{d:2014 – 2016|2014|2016} | **{g:Técnico en <Topografía>}**¶{i:SENCICO – Huánuco} |
| {study}{d:2008 – 2012|2008|2012} | **{g:Secundaria}**¶{i:I.E. Leoncio Prado} |

## skills | Equipos y software
%table 130,330
| Equipos | {s:Estación total}, {s:GPS diferencial}, {s:Nivel de ingeniero}, {s:Dron Phantom 4} |
| Software | {s:AutoCAD Civil 3D}, {s:Global Mapper}, {s:Agisoft Metashape}, {s:Excel} |

## certifications | Cursos
%table 130,330
| 2024 | {x:Fotogrametría con drones}¶Geomática Perú |
| 2021 | {x:Civil 3D aplicado a carreteras}¶CIP Huánuco |
| 2018 | {x:Seguridad en obras de construcción}¶SENCICO |

## languages | Idiomas
%table 130,330
| {n:Quechua} | {v:Nativo|native} |
`,
}
