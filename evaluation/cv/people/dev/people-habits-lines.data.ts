/** Jobs in one line each, every person with other signs between position, company, place and dates. */
export const jobsInOneLine: Record<string, string> = {
  'percy-llontop': `
# Percy Llontop Effio
{title:Técnico en Refrigeración y Aire Acondicionado}
{phone:979 330 214} - {email:percyllontop.frio@correoejemplo.com} - {place:Lambayeque}

## summary | Perfil
{sum:Técnico frigorista con once años en supermercados, cámaras de agroexportación y equipos domésticos. Atiendo emergencias fuera de horario.}

## experience | Experiencia laboral
{job}{p:Técnico Frigorista Senior} – {c:Frío Norte Servicios S.A.C.} ({l:Chiclayo}) | {d:2019 - actualidad|2019|now}
{job}{p:Técnico de Mantenimiento} – {c:Supermercados La Canasta} ({l:Piura}) | {d:2016 - 2019|2016|2019}
{job}{p:Ayudante de Frío} – {c:Agroexportadora Olmos Verde} ({l:Olmos}) | {d:2014 - 2016|2014|2016}
{job}{p:Practicante} – {c:Taller Polo Norte} ({l:Lambayeque}) | {d:2013|2013}

## education | Educación
{study}{g:Mecánica de Refrigeración (técnico operativo)} – {i:SENATI Chiclayo} | {d:2012 - 2014|2012|2014}
{study}{g:Secundaria completa} – {i:I.E. Juan Manuel Iturregui} | {d:2010|2010}

## skills | Habilidades
{s:Carga de gas R-134a y R-410A}, {s:soldadura oxiacetilénica}, {s:cámaras frigoríficas}, {s:tableros de control}, {s:equipos split y cassette}

## certifications | Certificados
{x:Buenas prácticas en refrigeración} – Ministerio de la Producción – 2021
{x:Trabajos en altura} – 2023
`,

  'carmen-olortegui': `
# CARMEN OLÓRTEGUI MEZA
{place:Huaraz, Áncash}
{email:carmen.olortegui@correoejemplo.pe}
{phone:+51 943 018 662}

## experience | EXPERIENCIA EN HOTELERÍA Y TURISMO
{job}{c:Hotel Cordillera Blanca Inn}, {p:Jefa de Recepción}, {d:enero 2022 a la fecha|2022-01|now}
{job}{c:Hotel Cordillera Blanca Inn}, {p:Recepcionista}, {d:mayo 2018 a diciembre 2021|2018-05|2021-12}
{job}{c:Agencia Huascarán Trek, Tours & Aventura}, {p:Counter de ventas}, {d:agosto 2015 a abril 2018|2015-08|2018-04}
{job}{c:Hostal El Jacal de Mercedes}, {p:Recepcionista de noche}, {d:2014 a 2015|2014|2015}

## experience | OTRAS EXPERIENCIAS
{job}{c:I.E.P. Pitágoras}, {p:Auxiliar de educación}, {d:marzo a diciembre 2013|2013-03|2013-12}
{job}{c:INEI}, {p:Empadronadora del censo}, {l:Carhuaz}, {d:octubre 2017|2017-10}

## education | FORMACIÓN
{study}{i:Universidad Nacional Santiago Antúnez de Mayolo}, {g:Bachiller en <Turismo>}, {d:2008 a 2013|2008|2013}
{study}{i:Cenfotur}, {g:Diplomado en <Gestión Hotelera>}, {d:2019|2019}

## languages | IDIOMAS
{n:Inglés}, {v:avanzado|advanced}; {n:francés}, {v:intermedio|intermediate}; {n:quechua}, {v:lo entiendo|basic}

## skills | HABILIDADES
{s:Opera PMS}, {s:Booking} y {s:Expedia}, {s:check-in y check-out}, {s:atención de quejas}, {s:trabajo en turnos}

## references | REFERENCIAS
Mercedes Jácome, propietaria del Hostal El Jacal de Mercedes, 943 000 127
`,

  'fiorella-bianchi': `
# Fiorella Bianchi Tapia
{title:Product Designer} | {place:Lima, Perú} | {email:fiorella@bianchi-ejemplo.design} | {linkedin:linkedin.com/in/fiorellabianchit}

## summary | About / Sobre mí
{sum:Diseño productos digitales con foco en investigación. Pasé de una agencia de publicidad a las fintech y no he vuelto atrás.}

## experience | Experiencia
{job}**{p:Lead Product Designer} @ {c:Kuna Pay}** ({d:Abr 2023 – Hoy|2023-04|now})
- Rediseño del onboarding: abandono de 41 % a 22 %.
- A cargo de tres diseñadores y una redactora UX.
{job}**{p:Senior UX/UI Designer} @ {c:Banco Litoral}** ({d:Ene 2020 – Mar 2023|2020-01|2023-03})
- Sistema de diseño para web y app, 120 componentes.
{job}**{p:Diseñadora UX} @ {c:Agencia Papaya}** ({d:Jul 2017 – Dic 2019|2017-07|2019-12})
{job}**{p:Practicante de Diseño} @ {c:Agencia Papaya}** ({d:Ene 2017 – Jun 2017|2017-01|2017-06})

## education | Educación
{study}{g:Bachiller en <Arte y Diseño Empresarial>} @ {i:Universidad San Ignacio de Loyola} ({d:2012 – 2016|2012|2016})
{study}{g:UX Research & Strategy} @ {i:Interfaz School} ({d:2019|2019})

## skills | Skills
{s:Figma} · {s:FigJam} · {s:Maze} · {s:Hotjar} · {s:Prototipado} · {s:Investigación con usuarios} · {s:Accesibilidad} · {s:HTML} y {s:CSS} (básico)

## languages | Idiomas
{n:Español} ({v:nativo|native}) · {n:Inglés} ({v:C1|advanced}) · {n:Italiano} ({v:A2|basic})
`,

  'abdon-huarcaya': `
# Abdón Huarcaya Sulca
{title:Profesor de Matemática}
{place:Huanta, Ayacucho}. Teléfono {phone:966 784 031}. Correo {email:abdon.huarcaya@correoejemplo.edu.pe}

## experience | Experiencia docente
{job}{p:Docente de Matemática} en {c:I.E. González Vigil} desde {d:marzo de 2020 hasta la actualidad|2020-03|now}.
{job}{p:Docente contratado} en {c:I.E. María Auxiliadora} de {l:Huanta} desde {d:marzo de 2017 hasta diciembre de 2019|2017-03|2019-12}.
{job}{p:Docente de aula multigrado} en {c:I.E. N° 38262 de Ccarhuapampa}, {l:Tambo}, desde {d:marzo de 2015 hasta diciembre de 2016|2015-03|2016-12}.
{job}{p:Monitor de concurso de matemática} en {c:UGEL Huanta} durante {d:2018|2018}.

## experience | Experiencia en otras instituciones
{job}{p:Profesor de academia} en {c:Academia Pre Universitaria Los Wari}, ciclos de verano {d:2013, 2014 y 2015|2013|2015}.

## education | Estudios realizados
{study}{g:Profesor de <Matemática>} por el {i:Instituto Superior Pedagógico José Salvador Cavero Ovalle}, {d:2008 - 2012|2008|2012}.
{study}{g:Licenciado en <Educación Secundaria>} por la {i:Universidad Nacional de San Cristóbal de Huamanga}, {d:2016|2016}.
{study}{g:Maestría en <Didáctica de la Matemática>} en la {i:Universidad Nacional de Huancavelica}, {d:2023, en curso|2023|now}.

## certifications | Cursos y diplomados
{x:Evaluación formativa}, PerúEduca, 2021.
{x:GeoGebra en el aula}, 120 horas, 2022.

## skills | Competencias
{s:GeoGebra}. {s:Excel}. {s:Moodle}. {s:Planificación curricular}. {s:Tutoría}. {s:Manejo de aula}.

## languages | Lenguas
{n:Quechua chanka}: {v:materna|native}. {n:Castellano}: {v:segunda lengua|advanced}.
`,

  'yessenia-mori': `
# YESSENIA MORI PINEDO
{title:SOLDADORA HOMOLOGADA 6G}
{phone:993-002-851} // {email:yessenia.mori.soldadura@correoejemplo.com} // {place:Chimbote}

## experience | TRABAJOS
{job}{d:05.2021 - A LA FECHA|2021-05|now} // {c:ASTILLEROS FERROL S.A.} // {p:SOLDADORA 6G}
{job}{d:10.2019 - 04.2021|2019-10|2021-04} // {c:CONSORCIO SIDER MONTAJES} // {p:SOLDADORA 4G (PARADA DE PLANTA)}
{job}{d:02.2018 - 09.2019|2018-02|2019-09} // {c:ESTRUCTURAS METÁLICAS CORISHANCA E.I.R.L.} // {p:OPERARIA SOLDADORA}
{job}{d:2016 - 2017|2016|2017} // {c:TALLER DE MI PAPÁ} // {p:AYUDANTE}

## education | ESTUDIOS
{study}{d:2014 - 2016|2014|2016} // {i:SENATI CHIMBOTE} // {g:SOLDADOR UNIVERSAL}
{study}{d:2013|2013} // {i:I.E. INMACULADA DE LA MERCED} // {g:SECUNDARIA COMPLETA}

## certifications | HOMOLOGACIONES
{x:AWS D1.1 POSICIÓN 6G} // 2023 // VENCE 2026
{x:ASME IX, TUBERÍA SCH 80} // 2022

## skills | PROCESOS
{s:SMAW} // {s:GTAW} // {s:FCAW} // {s:OXICORTE} // {s:LECTURA DE PLANOS ISOMÉTRICOS}
`,
}
