/** Lines decorated by hand: stars and rules around headings, arrows and ticks before items, signs instead of labels, dots up to the date. */
export const decoratedLines: Record<string, string> = {
  'maribel-tolentino': `
# Maribel Tolentino Espíritu
☎ {phone:938 204 117}   ✉ {email:maribel.tolentino.e@correoejemplo.com}   ⌂ {place:Independencia, Lima}

## summary | ★ SOBRE MÍ ★
{sum:Estilista y manicurista con clientela propia. Puntual, alegre y siempre al día en las tendencias.}

## experience | ★ MI EXPERIENCIA ★
{job}➤ {p:Estilista} ➤ {c:Salón Glamour & Style} ➤ {d:2020 → hoy|2020|now}
✔ Color, alisado y cortes. ✔ Jefa de turno los domingos.
{job}➤ {p:Manicurista} ➤ {c:Nails Studio Megaplaza} ➤ {d:2017 → 2020|2017|2020}
✔ Acrílicas, gel y soft gel.
{job}➤ {p:Ayudante} ➤ {c:Peluquería Doña Charo} ➤ {d:2015 → 2016|2015|2016}

## education | ★ ESTUDIOS ★
{study}➤ {g:Cosmetología} ➤ {i:CETPRO Promae Carmen de la Legua} ➤ {d:2014 → 2015|2014|2015}
{study}➤ {g:Secundaria} ➤ {i:I.E. 2053 Francisco Bolognesi} ➤ {d:2012|2012}

## certifications | ★ CURSOS ★
✔ {x:Balayage y mechas} (2021)
✔ {x:Pestañas pelo a pelo} (2019)
✔ {x:Bioseguridad en salones} (2020)

## skills | ★ SÉ HACER ★
✔ {s:Colorimetría}   ✔ {s:Alisado}   ✔ {s:Uñas acrílicas}   ✔ {s:Maquillaje social}
✔ {s:Caja}   ✔ {s:Instagram}   ✔ {s:WhatsApp Business}

## skills | ★ SOY ★
♥ {s:Creativa}   ♥ {s:Amable}   ♥ {s:Responsable}
`,

  'rolando-saavedra': `
# ROLANDO SAAVEDRA PINGO
========================================================
{title:SUPERVISOR DE PRODUCCIÓN AGROINDUSTRIAL}
Cel.: {phone:969-330-718} +++ E-mail: {email:rsaavedra.pingo@correoejemplo.com} +++ {place:Sechura, Piura}
========================================================

## experience | +++ EXPERIENCIA LABORAL +++
{job}=> {c:CONGELADOS BAHÍA NONURA S.A.C.}
     Cargo ........ {p:SUPERVISOR DE LÍNEA}
     Periodo ...... {d:ABRIL 2019 / ACTUALIDAD|2019-04|now}
     * Línea de concha de abanico, 64 operarias por turno.
     * Auditoría BRC 2022 sin no conformidades mayores.
{job}=> {c:AGRÍCOLA SANTA BÁRBARA DEL ALTO}
     Cargo ........ {p:AUXILIAR DE CALIDAD}
     Periodo ...... {d:ENERO 2016 / MARZO 2019|2016-01|2019-03}
     * Brix, calibre y defectos en uva y mango.
{job}=> {c:COMITÉ DE PESCADORES PARACHIQUE}
     Cargo ........ {p:APUNTADOR}
     Periodo ...... {d:2014 / 2015|2014|2015}

## education | +++ ESTUDIOS +++
{study}=> {i:UNIVERSIDAD NACIONAL DE FRONTERA}
     Carrera ...... {g:INGENIERÍA EN INDUSTRIAS ALIMENTARIAS}
     Periodo ...... {d:2011 / 2016|2011|2016}

## skills | +++ CONOCIMIENTOS +++
     * {s:HACCP} * {s:BRC} * {s:BPM} * {s:EXCEL} * {s:MANEJO DE PERSONAL}

## certifications | +++ CURSOS +++
     * {x:AUDITOR INTERNO HACCP} ...... 2021
     * {x:GLOBALG.A.P. V6} ...... 2023

## references | +++ REFERENCIAS +++
     * ING. CARLA FIESTAS ...... 969 000 513
`,

  'zulema-paredes': `
# Zulema Paredes Ydrogo
~ {title:Profesora de Educación Inicial} ~
⌂ {place:Cutervo, Cajamarca}
☎ {phone:+51 976 440 285}
✉ {email:zulema.paredes.y@correoejemplo.edu.pe}

## summary | ❀ Quién soy
{sum:Maestra de inicial por vocación. Me gusta el juego libre, los cuentos y trabajar de la mano con las familias.}

## experience | ❀ Mi camino
{job}◆ {d:2022 - sigo aquí|2022|now} | {c:I.E.I. N° 077 Rayitos de Sol} | {p:Docente nombrada}
Aula de 4 años, 26 niños. Coordinadora de la biblioteca.
{job}◆ {d:2019 - 2021|2019|2021} | {c:PRONOEI Santa Clara} | {p:Promotora educativa}
Trabajo en casa durante la pandemia con cuadernillos y llamadas.
{job}◆ {d:2018|2018} | {c:Cuna Jardín Mis Pequeños Genios} | {p:Auxiliar}

## education | ❀ Lo que estudié
{study}◆ {d:2013 - 2017|2013|2017} | {i:IESPP Octavio Matta Contreras} | {g:Profesora de <Educación Inicial>}
{study}◆ {d:2021 - 2023|2021|2023} | {i:Universidad César Vallejo} | {g:Licenciatura en <Educación>}

## certifications | ❀ Cursitos
◆ {x:Estimulación temprana} | 2019
◆ {x:Neurodidáctica} | 2022
◆ {x:Primeros auxilios pediátricos} | 2024

## skills | ❀ Talentos
◆ {s:Títeres} ◆ {s:Narración de cuentos} ◆ {s:Canva} ◆ {s:Material reciclado} ◆ {s:Paciencia}

## interests | ❀ Me encanta
Tejer, cantar huaynos, caminar
`,

  'fredy-quinto': `
# FREDY QUINTO LAURENTE
[ {title:Técnico en telecomunicaciones y fibra óptica} ]
[ {place:Huancavelica} ] [ {phone:967 018 443} ] [ {email:fredy.quinto@correoejemplo.com} ]

## experience | [ EXPERIENCIA ]
{job}→ {p:Técnico de fibra óptica (FTTH)}
→ {c:Redes y Enlaces del Mantaro E.I.R.L.}
→ {l:Huancavelica y Pampas}
→ {d:08/2021 → actualidad|2021-08|now}
   ✓ 1 900 instalaciones domiciliarias
   ✓ Fusión, OTDR y certificación
{job}→ {p:Torrero}
→ {c:Montajes Rurales Antena Sur}
→ {l:Ayacucho}
→ {d:02/2019 → 07/2021|2019-02|2021-07}
   ✓ Torres arriostradas de hasta 60 m
{job}→ {p:Soporte de cabina}
→ {c:Internet El Portal}
→ {d:2017 → 2018|2017|2018}

## education | [ ESTUDIOS ]
{study}→ {g:Técnico en <Electrónica Industrial>}
→ {i:IESTP Huancavelica}
→ {d:2014 → 2016|2014|2016}

## skills | [ HABILIDADES ]
→ Técnicas = {s:fusión de fibra} + {s:OTDR} + {s:GPON} + {s:radioenlaces} + {s:cableado UTP}
→ Personales = {s:trabajo en altura} + {s:responsabilidad} + {s:disponibilidad para viajar}

## languages | [ IDIOMAS ]
→ {n:Quechua} = {v:nativo|native}
→ {n:Inglés} = técnico {v:básico|basic}

## certifications | [ CERTIFICADOS ]
→ {x:Trabajo en altura y rescate} (2023)
→ {x:Licencia A-IIa} 
`,
}
