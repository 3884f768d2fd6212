/** Tables without lines, by which people put things beside each other, marked as `printing/written-cv.ts` and `layouts/dev/word-lines.ts` say. */
export const tablesWithoutLines: Record<string, string> = {
  'milagros-sotelo': `
%open 280,180
| **{name:MILAGROS SOTELO VILLAVERDE}**¶{title:Administradora Hotelera}¶{place:Paracas, Ica} | {phone:956 700 432}¶{email:milagros.sotelo@correoejemplo.com}¶{linkedin:linkedin.com/in/milagrossotelo} |

## summary | Perfil profesional
{sum:Administradora con ocho años en hoteles de playa y ciudad. Reservas, revenue y formación de personal de recepción.}

## experience | Experiencia profesional
%open 110,350
| {job}{d:Marzo 2022 – Actualidad|2022-03|now}¶{l:Paracas} | **{p:Jefa de Recepción y Reservas}**¶{c:Hotel Brisas de la Bahía}¶- Equipo de 11 recepcionistas y 2 conserjes.¶- Ocupación promedio de 74 % en 2023, 9 puntos más que en 2021.¶- Manejo de Booking, Expedia y venta directa. |
| {job}{d:Julio 2019 – Febrero 2022|2019-07|2022-02}¶{l:Ica} | **{p:Supervisora de Recepción}**¶{c:Hacienda San Gallán Resort}¶- Check-in de grupos y coordinación de eventos de hasta 300 personas. |
| {job}{d:Enero 2017 – Junio 2019|2017-01|2019-06}¶{l:Lima} | **{p:Recepcionista bilingüe}**¶{c:Hostal Miramar Inn}¶- Turnos rotativos, caja y facturación. |
| {job}{d:Verano 2016|2016}¶{l:Punta Sal} | **{p:Practicante de Housekeeping}**¶{c:Club de Playa Los Delfines} |

## education | Formación
%open 110,350
| {study}{d:2012 – 2016|2012|2016} | **{g:Administración Hotelera}**¶{i:Universidad de San Ignacio de Loyola} |
| {study}{d:2021|2021} | **{g:Diplomado en <Revenue Management>}**¶{i:CENFOTUR} |

## skills | Conocimientos
%open 153,153,153
| • {s:Opera PMS} | • {s:Booking Extranet} | • {s:Excel} |
| • {s:Revenue management} | • {s:Atención de quejas} | • {s:Upselling} |

## languages | Idiomas
%open 153,153,153
| {n:Inglés}: {v:avanzado|advanced} | {n:Portugués}: {v:intermedio|intermediate} | {n:Francés}: {v:básico|basic} |
`,

  'osmar-tello': `
# {name:Osmar Tello Vargas}
{title:Chef ejecutivo}
%open 90,370
| Dirección: | {place:Tambopata, Madre de Dios} |
| Teléfono: | {phone:982 604 117} |
| Correo: | {email:osmartello.chef@correoejemplo.com} |

## experience | EXPERIENCIA
%open 300,160
| **{job}{c:LODGE RÍO DE LAS PIEDRAS}** | {d:2020 – presente|2020|now} |
| ~~{p:Chef ejecutivo}~~ | {l:Puerto Maldonado} |
| <2> Carta amazónica de autor; compras a 14 familias productoras de castaña, paiche y copoazú. |
| **{job}{c:RESTAURANTE TUMI Y SAL}** | {d:2016 – 2019|2016|2019} |
| ~~{p:Sous chef}~~ | {l:Lima} |
| <2> Responsable de línea caliente y costos. |
| **{job}{c:CATERING BODAS Y SABORES}** | {d:2014 – 2015|2014|2015} |
| ~~{p:Jefe de partida}~~ | {l:Lima} |
| **{job}{c:POLLERÍA EL GALPÓN}** | {d:2010 – 2013|2010|2013} |
| ~~{p:Cocinero y parrillero}~~ | {l:Puerto Maldonado} |

## education | ESTUDIOS
%open 300,160
| **{study}{i:INSTITUTO LE CORDON GOURMET}** | {d:2012 – 2014|2012|2014} |
| ~~{g:Cocina Peruana e Internacional}~~ | Lima |

## certifications | CURSOS
%open 300,160
| {x:HACCP y BPM en alimentos} | 2021 |
| {x:Fermentos y conservas amazónicas} | 2023 |

## skills | FORTALEZAS
{s:Costos de cocina}, {s:liderazgo de brigada}, {s:creación de carta}, {s:inocuidad}, {s:Excel}

## awards | PREMIOS
Ganador del festival Sabores de la Selva, Pucallpa 2022
`,

  'delia-arroyo': `
%open 230,230
| **{name:DELIA ARROYO BERMEJO}**¶{title:Secretaria Ejecutiva Bilingüe} | {place:Breña, Lima}¶Cel. {phone:993 408 226}¶{email:delia.arroyo.b@correoejemplo.com} |

## experience | Experiencia Laboral
%open 70,390
| Empresa | : **{job}{c:Naviera Callao Trading S.A.}** |
| Cargo | : {p:Secretaria de Presidencia} |
| Período | : {d:15 de junio de 2017 a la fecha|2017-06|now} |
| Funciones | : Agenda, actas de directorio, viajes al exterior y traducción de correspondencia. |
| | |
| Empresa | : **{job}{c:Clínica Dental Sonríe Siempre}** |
| Cargo | : {p:Asistente administrativa} |
| Período | : {d:enero de 2013 a mayo de 2017|2013-01|2017-05} |
| Funciones | : Citas, caja, proveedores. |
| | |
| Empresa | : **{job}{c:Notaría Gálvez Málaga}** |
| Cargo | : {p:Recepcionista} |
| Período | : {d:2010 a 2012|2010|2012} |

## education | Estudios
%open 70,390
| {study}{d:2007 – 2009|2007|2009} | : {g:Secretariado Ejecutivo Bilingüe}, {i:Instituto Sabio Nacional Antúnez de Mayolo} |
| {study}{d:2001 – 2006|2001|2006} | : {g:Secundaria}, {i:I.E. Elvira García y García} |

## skills | Conocimientos
%open 70,390
| Ofimática | : {s:Word}, {s:Excel}, {s:Outlook}, {s:Teams} |
| Otros | : {s:Redacción ejecutiva}, {s:archivo}, {s:protocolo} |

## languages | Idiomas
%open 70,390
| {n:Inglés} | : {v:Avanzado|advanced} (Asociación Cultural, 2011) |
| {n:Italiano} | : {v:Básico|basic} |

## certifications | Cursos
%open 70,390
| 2022 | : {x:Gestión documental}, Archivo General de la Nación |
| 2018 | : {x:Excel para asistentes de gerencia} |
| 2015 | : {x:Etiqueta y protocolo empresarial}, Cámara de Comercio de Lima |

## references | Referencias
%open 70,390
| | Sr. Renzo Dall’Orto, gerente general, Naviera Callao Trading, 993 000 612 |
`,

  'huber-quinto': `
# {name:HUBER QUINTO ALANYA}
%open 110,120,230
| {place:Huancavelica} | {phone:967 112 845} | {email:huberquinto@correoejemplo.com} |

## summary | **PERFIL**
{sum:Zootecnista con experiencia en alpacas y ovinos, asistencia técnica a comunidades y proyectos FONDECYT. Manejo de quechua.}

## experience | **EXPERIENCIA**
%open 300,160
| **{job}{p:Especialista pecuario}**¶{c:Agro Rural – Unidad Zonal Huancavelica} | {d:feb. 2023 – actualidad|2023-02|now}¶{l:Huancavelica} |
| • Vacunación y dosificación de 18 000 alpacas en 11 comunidades.¶• Ejecución del plan de heladas 2023 y 2024. | |
| **{job}{p:Extensionista}**¶{c:Asociación de Criadores Alpaqueros Suri Pukio} | {d:ago. 2020 – ene. 2023|2020-08|2023-01}¶{l:Santa Ana} |
| • Registro genealógico, empadre controlado y esquila. | |
| **{job}{p:Tesista becado}**¶{c:Universidad Nacional de Huancavelica} | {d:2018 – 2019|2018|2019}¶{l:Lachocc} |

## education | **EDUCACIÓN**
%open 300,160
| **{study}{g:Ingeniero Zootecnista}**¶{i:Universidad Nacional de Huancavelica} | {d:2013 – 2019|2013|2019} |

## certifications | **CAPACITACIONES**
%open 300,160
| {x:Inseminación artificial en alpacas}, INIA | 2022 |
| {x:Clasificación de fibra}, Desco | 2021 |
| {x:Colegiatura CIP 261190} | 2020 |

## skills | **HABILIDADES**
%open 230,230
| Sanidad animal¶{s:Ecografía}, {s:dosificación}, {s:necropsia} | Gabinete¶{s:Excel}, {s:QGIS}, {s:SPSS} |

## languages | **IDIOMAS**
%open 230,230
| {n:Quechua}: {v:nativo|native} | {n:Inglés}: {v:básico|basic} |
`,
}
