/** Skills in every way of writing them: prose, groups, levels behind and between, columns, several headings, languages among them. */
export const skillsInManyWords: Record<string, string> = {
  'magaly-yupanqui': `
# Magaly Yupanqui Cotrina
{title:Asistente Administrativa y Contable}
{place:Trujillo, La Libertad} | {phone:949 023 761} | {email:magaly.yupanqui.c@correoejemplo.com}

## summary | Perfil profesional
{sum:Técnica en contabilidad con seis años en oficinas de empresas agrícolas y de transporte. Ordenada con los documentos, puntual en las declaraciones y acostumbrada al cierre de mes.}

## experience | Experiencia laboral
{job}**{p:Asistente Contable}** >> {d:Marzo 2021 – Actualidad|2021-03|now}
{c:Agrícola Valle de Virú Alto S.A.C.} – {l:Virú}
- Registro de compras y ventas, control de caja chica y conciliación de tres cuentas bancarias.
- Preparación de la información para PDT 621 y PLAME.
Herramientas: Concar, Excel, SUNAT Operaciones en Línea
{job}**{p:Auxiliar Administrativa}** >> {d:Enero 2019 – Febrero 2021|2019-01|2021-02}
{c:Transportes Moche Express E.I.R.L.} – {l:Trujillo}
- Facturación electrónica, guías de remisión y archivo.
Herramientas: Word, Nubefact
{job}**{p:Practicante de Contabilidad}** >> {d:Julio 2018 – Diciembre 2018|2018-07|2018-12}
{c:Estudio Contable Lezama & Hijas}
- Digitación de comprobantes de doce clientes.

## education | Formación
{study}**{g:Técnica en <Contabilidad>}** >> {d:2016 – 2018|2016|2018}
{i:Instituto Superior Tecnológico Nueva Esperanza}

## skills | Informática
- {s:Word}, {s:Excel} y {s:PowerPoint} (intermedio)
- {s:Concar} (avanzado)
- {s:Siscont} – básico
- {s:SUNAT Operaciones en Línea}, {s:PLAME}, {s:PDT 621}
- Manejo de {s:Nubefact} y {s:Facturador SUNAT}

## skills | Conocimientos
- {s:Plan Contable General Empresarial}
- {s:Conciliaciones bancarias}
- {s:Control de caja chica}
- {s:Archivo y gestión documentaria}

## skills | Habilidades blandas
{s:Orden}, {s:discreción}, {s:trabajo en equipo} y {s:buena comunicación con los clientes}.

## languages | Idiomas
{n:Inglés}: {v:básico|basic}
`,

  'jhonatan-pecho': `
# JHONATAN PECHO ASTOCAZA
{title:Técnico Electricista Industrial}
{phone:+51 956 771 430} · {email:jpecho.electricidad@correoejemplo.pe} · {place:Pisco, Ica}

## skills | COMPETENCIAS TÉCNICAS
::(
- {s:Tableros eléctricos}
- {s:Motores trifásicos}
- {s:Variadores de velocidad}
- {s:PLC Siemens S7-1200}
- {s:Pozos a tierra}
- {s:Instrumentación básica}
- {s:Lectura de planos eléctricos}
- {s:Cableado estructurado}
::)

## skills | SOFTWARE
{s:TIA Portal} - intermedio
{s:AutoCAD Electrical} - básico
{s:CADe SIMU} - avanzado
{s:MS Excel} - intermedio

## skills | COMPETENCIAS PERSONALES
{s:Trabajo en altura y bajo presión} / {s:Seguridad ante todo} / {s:Compañerismo} / {s:Ganas de aprender}

## experience | EXPERIENCIA
{job}{c:PESQUERA BAHÍA LAGUNILLAS S.A.} – {l:Pisco}
{p:Técnico Electricista de Planta} ({d:04/2020 - a la fecha|2020-04|now})
Mantenimiento preventivo y correctivo de la planta de harina: calderos, prensas y secadores. Cambio de 40 variadores en la parada de veda de 2022.
{job}{c:SERVICIOS ELÉCTRICOS MONTALVÁN} – {l:Chincha}
{p:Ayudante Electricista} ({d:01/2017 - 03/2020|2017-01|2020-03})
Instalaciones en campamentos agrícolas y pozos de riego.

## education | ESTUDIOS
{study}{g:Electrotecnia Industrial} – {i:SENATI Pisco} ({d:2014 - 2016|2014|2016})

## certifications | CAPACITACIONES
{x:Bloqueo y etiquetado (LOTO)}, Escuela Segura, 2023
{x:Trabajos en caliente y espacios confinados}, 2022
{x:Programación de PLC nivel I}, SENATI, 2019
`,

  'thalia-manrique': `
# Thalía Manrique Zúñiga
{title:Diseñadora gráfica y community manager}
{email:hola@thaliamanrique-ejemplo.com} | {phone:981 340 556} | {linkedin:linkedin.com/in/thaliamanriquez} | {place:Cayma, Arequipa}

## experience | Experiencia
{job}**{p:Community Manager}**, {c:Chocolatería Misti Dulce}
{d:feb. 2022 - actualidad|2022-02|now}
- Parrilla mensual de contenidos para Instagram, TikTok y Facebook: de 4 200 a 31 000 seguidores.
- Fotografía de producto y reels con el celular.
{job}**{p:Diseñadora Gráfica}**, {c:Imprenta y Gigantografías Rodríguez}
{d:jun. 2019 - ene. 2022|2019-06|2022-01}
- Diseño de banners, volantes, empaques y letreros; preparación de artes para offset.

## education | Educación
{study}**{g:Diseño Gráfico Publicitario}**, {i:Instituto del Sur Creativo}
{d:2016 - 2019|2016|2019}

## skills | Herramientas
**Diseño:** {s:Illustrator} (90 %), {s:Photoshop} (85 %), {s:InDesign} (60 %)
**Video:** {s:CapCut}, {s:Premiere} (básico)
**Redes:** {s:Meta Business Suite}, {s:Metricool}, {s:Canva}, {s:ChatGPT}
**Otros:** {s:Google Workspace}, {s:Notion}
**Idiomas:** {n:Inglés} {v:B1|intermediate}, {n:Portugués} {v:básico|basic}

## skills | ¿Qué sé hacer?
Sé armar una {s:identidad de marca} desde cero, escribir {s:copy para redes}, planificar una {s:pauta en Meta Ads} con poco presupuesto y leer las {s:métricas} sin perderme. También hago {s:fotografía de producto}.

## skills | Habilidades
{s:Creatividad} ●●●●● / {s:Puntualidad} ●●●●● / {s:Empatía} ●●●●○ / {s:Tolerancia a cambios de último minuto} ●●●●●

## interests | Intereses
Serigrafía, gatos, fanzines
`,

  'gilmer-vasquez': `
# Gilmer Vásquez Cubas
{phone:976-114-820} / {email:gilmer.vasquez.cubas@correoejemplo.com}
{place:Jaén – Cajamarca}

## summary | Presentación
{sum:Almacenero y despachador con experiencia en café, cacao y materiales de construcción. Sé llevar el kardex y tengo licencia para montacargas.}

## skills | Habilidades y conocimientos
Tengo dominio de {s:Excel} a nivel intermedio y de {s:Word}; en almacén manejo {s:kardex}, {s:inventarios cíclicos}, {s:método PEPS} y {s:guías de remisión electrónicas}. En campo sé de {s:secado y clasificación de café}. Soy {s:honrado}, {s:cumplido} y {s:respetuoso}.
Idiomas: {n:castellano} ({v:lengua materna|native}), {n:awajún} ({v:nivel básico|basic}).

## experience | Experiencia laboral
{job}{d:2021 - actualidad|2021|now}: {p:Jefe de almacén}, {c:Cooperativa Cafetalera Bosque de Neblina}
Funciones: recepción de sacos, control de humedad, despacho a Paita.
Aptitudes utilizadas: liderazgo, orden.
{job}{d:2018 - 2021|2018|2021}: {p:Almacenero}, {c:Ferretería y Materiales El Constructor} ({l:Jaén})
Funciones: atención de pedidos, inventario semanal.
Aptitudes utilizadas: rapidez, trato con el público.
{job}{d:2016 - 2017|2016|2017}: {p:Estibador}, {c:Molino Chinchipe S.R.L.} ({l:San Ignacio})

## education | Estudios
{study}{g:Secundaria completa}, {i:I.E. Jaén de Bracamoros}, {d:2014|2014}
{study}{g:Auxiliar de Almacén}, {i:CETPRO Cristo Obrero}, {d:2017|2017}

## certifications | Cursos y licencias
{x:Operador de montacargas}, 24 horas (2022); {x:Buenas prácticas de almacenamiento}, 2023; {x:Licencia A-I}
`,

  'rocio-sifuentes': `
# ROCÍO SIFUENTES ALVARADO
{title:Ejecutiva de Atención al Cliente}
{place:San Juan de Lurigancho, Lima} – {phone:(01) 555 0188 / 987 220 415} – {email:rocio.sifuentes88@correoejemplo.com}

## experience | EXPERIENCIA PROFESIONAL
{job}**{c:CONTACT CENTER VOCES DEL SUR}**
{p:Supervisora de plataforma} | {d:Set. 2019 - Actualidad|2019-09|now}
Equipo de 18 asesores, campaña de banca. Nivel de servicio de 82 % a 91 %.
{job}**{c:CONTACT CENTER VOCES DEL SUR}**
{p:Asesora telefónica} | {d:Feb. 2016 - Ago. 2019|2016-02|2019-08}
Llamadas entrantes de reclamos, 70 por turno.
{job}**{c:BOTICAS SAN HILARIÓN}**
{p:Cajera} | {d:Oct. 2013 - Dic. 2015|2013-10|2015-12}

## education | FORMACIÓN
{study}{g:Administración de Empresas (trunca)}, {i:Universidad César Vallejo} | {d:2011 - 2013|2011|2013}

## skills | CONOCIMIENTOS INFORMÁTICOS
Microsoft Office (nivel intermedio): {s:Word}, {s:Excel}, {s:PowerPoint}, {s:Outlook}
CRM: {s:Salesforce} y {s:Zendesk} (nivel avanzado)
Telefonía: {s:Avaya} / {s:Genesys Cloud}
{s:Power BI} (nivel básico)

## skills | CONOCIMIENTOS DEL PUESTO
{s:Protocolos de atención}; {s:gestión de reclamos y libro de reclamaciones}; {s:retención de clientes}; {s:monitoreo de llamadas}; {s:elaboración de reportes diarios}.

## languages | IDIOMAS
{n:Inglés} - Lectura: {v:intermedio|intermediate} - Certificado ICPNA 2015
{n:Quechua chanka} - Hablado: {v:básico|basic}

## skills | VALORES Y ACTITUDES
::(
• {s:Paciencia}
• {s:Escucha activa}
• {s:Empatía}
• {s:Liderazgo}
• {s:Proactividad}
• {s:Manejo del estrés}
::)

## references | REFERENCIAS
Disponibles a solicitud
`,
}
