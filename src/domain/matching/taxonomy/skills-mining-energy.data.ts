/** Skills of mining, geology, metallurgy, oil, gas and electric energy: name | category | synonyms | related. */
export const miningEnergySkills = `
?Minería | technical | ?mining, ?ingeniería de minas, mining engineering, operaciones mineras, sector minero | Minería subterránea, Minería a tajo abierto
Minería subterránea | technical | mina subterránea, underground mining, minería subterránea mecanizada, labores subterráneas, socavón | Sostenimiento de labores, Perforación y voladura
Minería a tajo abierto | technical | tajo abierto, open pit, open pit mining, minería superficial, minería a cielo abierto | Perforación y voladura, Carguío y acarreo
Planeamiento de minado | technical | planeamiento de mina, mine planning, planificación minera, planeamiento minero, plan de minado, planeamiento a corto y largo plazo | Diseño de minas, Minería
Diseño de minas | technical | mine design, diseño de tajos, diseño de labores mineras, métodos de explotación minera, métodos de minado | Planeamiento de minado
Perforación y voladura | technical | drilling and blasting, perforación minera, voladura, diseño de malla de perforación, malla de perforación, drill and blast | Manejo de explosivos, Operación de jumbo
Manejo de explosivos | technical | manipulación de explosivos, explosivos, licencia de explosivos, carné sucamec de explosivos, carguío de explosivos, blasting agents | Perforación y voladura, Trámites SUCAMEC
Perforación diamantina | technical | diamond drilling, perforista diamantino, sondajes diamantinos, supervisión de perforación diamantina, ddh | Exploración minera, Logueo geológico
Perforación con máquina jackleg | technical | perforista jackleg, jackleg, perforación convencional, perforista minero, maestro perforista, stoper, jackleg drilling | Perforación y voladura, Minería subterránea
Operación de jumbo | technical | operador de jumbo, jumbo electrohidráulico, jumbo frontonero, jumbo drill, jumbo empernador, jumbo drill rig operation | Perforación y voladura, Minería subterránea
Operación de scooptram | technical | operador de scoop, scooptram, ?scoop, lhd, operador de scooptram, scooptram operation, lhd loader operation | Minería subterránea, Operación de equipos pesados
Operación de dumper minero | technical | operador de dumper, camión de bajo perfil, low profile trucks, underground dump truck operation | Carguío y acarreo, Minería subterránea
Operación de camión minero | technical | operador de camión minero, camiones mineros, camión 797, haul truck, operador de volquete minero, camión komatsu 930e | Carguío y acarreo
Operación de pala eléctrica | technical | operador de pala, pala hidráulica, palas electromecánicas, mining shovel | Carguío y acarreo, Operación de excavadora
Operación de perforadora rotaria | technical | perforadora rotary, operador de perforadora, perforadora de producción, rotary drill, operador de rock drill | Perforación y voladura
Carguío y acarreo | technical | load and haul, transporte y acarreo de mineral, extracción de mineral, acarreo de mineral | Minería a tajo abierto
Sostenimiento de labores | technical | sostenimiento minero, ground support, shotcrete, lanzado de shotcrete, pernos de anclaje, enmaderado, sostenimiento de rocas, robot shotcretero, sostenimiento con pernos, empernado, pernos y malla | Geomecánica, Minería subterránea
Desatado de rocas | technical | desate de rocas, ?scaling, scaler, rock scaling | Sostenimiento de labores, Seguridad minera
Geomecánica | technical | mecánica de rocas, rock mechanics, geomechanics, caracterización geomecánica, rmr y gsi, mapeo geomecánico | Sostenimiento de labores, Geotecnia
Ventilación de minas | technical | ventilación minera, mine ventilation, ventsim, balance de aire en mina | Minería subterránea
Relleno de minas | technical | relleno hidráulico, relleno en pasta, backfill, relleno detrítico, relleno cementado | Minería subterránea
Drenaje y bombeo de minas | technical | bombeo de mina, mine dewatering, drenaje de mina, bombero de mina | Minería subterránea, Mantenimiento de bombas
Topografía minera | technical | mine surveying, topografía subterránea, levantamiento de labores mineras | >Topografía, Minería
Dispatch minero | technical | despacho minero, modular dispatch, ?jigsaw, mine dispatch, control de flota minera, despachador mina, mine fleet dispatch | Carguío y acarreo, Minería a tajo abierto
Costos y productividad minera | technical | costos de operación minera, costos operativos de mina, valorizaciones de contrata minera, mining costs, valorización minera | Contabilidad minera, Valorizaciones de obra
Cierre de minas | technical | plan de cierre de minas, mine closure, pasivos ambientales mineros, remediación de pasivos | Gestión ambiental minera
Pequeña minería y minería artesanal | technical | reinfo, formalización minera, ?igafom, minería artesanal, artisanal and small scale mining, small scale mining | Derecho minero, Minería
Minería no metálica | technical | ?canteras, explotación de canteras, agregados y calizas, quarry operations | Minería, Chancado y molienda
Fiscalización minera | technical | supervisión osinergmin, osinergmin minería, reglamento de procedimientos mineros, mining inspection, mining oversight | Seguridad minera, Derecho minero
Concesiones y catastro minero | technical | catastro minero, sidemcat, geocatmin, mining concessions, mining claims | Derecho minero
MineSight | tool | hexagon mineplan, mineplan, mine sight | Planeamiento de minado, Vulcan
Vulcan | tool | maptek vulcan, maptek | Planeamiento de minado, Modelamiento geológico
Datamine | tool | datamine studio, studio rm, studio op, datamine studio rm | Planeamiento de minado, Modelamiento geológico
Leapfrog Geo | tool | leapfrog, seequent leapfrog | Modelamiento geológico
Deswik | tool | deswik cad | Planeamiento de minado
Surpac | tool | gemcom surpac, geovia surpac | Planeamiento de minado, Modelamiento geológico
Whittle | tool | geovia whittle | Planeamiento de minado
RecMin | tool | recmin pro | Planeamiento de minado, Modelamiento geológico
Dips y Unwedge | tool | unwedge, rocscience dips, ?phase2, rs2 rocscience | Geomecánica, Slide Rocscience
JKSimBlast | tool | jk simblast, 2db bench | Perforación y voladura
?Geología | technical | ?geology, ?ingeniería geológica, geological engineering, ciencias de la tierra | Exploración minera, Cartografiado geológico
Exploración minera | technical | mineral exploration, exploración geológica, prospección minera, prospección geológica | Geología, Cartografiado geológico
Cartografiado geológico | technical | mapeo geológico, geological mapping, mapeo de labores, cartografía geológica | Geología
Logueo geológico | technical | logueo de testigos, core logging, logueo de sondajes, logueo geotécnico | Geología, Perforación diamantina
Muestreo geológico | technical | muestreo de minerales, muestrero de mina, muestreo de canales, mineral sampling, muestreo de interior mina, qaqc geológico | Control de leyes, Geología
Control de leyes | technical | control de mineral, ore control, grade control, ore control geológico | Geología de mina, Muestreo geológico
Geología de mina | technical | geología de producción, mine geology, geólogo de mina | >Geología
Estimación de recursos minerales | technical | estimación de recursos y reservas, resource estimation, recursos y reservas, código jorc, ni 43-101, cubicación de reservas | Modelamiento geológico, Geoestadística
Modelamiento geológico | technical | modelo geológico, geological modeling, modelado geológico | Geología, Estimación de recursos minerales
Geoestadística | technical | geostatistics, kriging, variografía | Estimación de recursos minerales, Estadística
Geofísica | technical | geophysics, prospección geofísica, refracción sísmica, tomografía eléctrica, magnetometría | Geología
Geoquímica | technical | geochemistry, prospección geoquímica | Geología, Muestreo geológico
Hidrogeología | technical | hydrogeology, aguas subterráneas, modelamiento hidrogeológico, prospección de aguas subterráneas, pozos tubulares | Hidrología, Geología
Petrografía y mineralogía | technical | mineralogía, petrografía, mineragrafía, microscopía de minerales, mineralogy | Geología
?Metalurgia | technical | metallurgy, ?ingeniería metalúrgica, metalurgia extractiva, metallurgical engineering, procesos metalúrgicos, operaciones metalúrgicas | Flotación de minerales, Chancado y molienda
Planta concentradora | technical | operación de planta concentradora, concentrator plant, operador de planta concentradora, beneficio de minerales, procesamiento de minerales, mineral processing | Flotación de minerales, Chancado y molienda, Metalurgia
Chancado y molienda | technical | chancado, molienda, conminución, crushing and grinding, operador de chancadora, molienda de minerales, molinero de planta, chancadora primaria, chancadoras, chancadora, molinos de bolas, zarandas | Planta concentradora
Flotación de minerales | technical | flotación, froth flotation, flotación de cobre, operador de flotación, reactivos de flotación | Planta concentradora
Lixiviación y cianuración | technical | lixiviación, cianuración, leaching, pads de lixiviación, lixiviación en pilas, heap leaching, merrill crowe, planta cip metalúrgica | Metalurgia
Extracción por solventes y electrodeposición | technical | sx-ew, electrowinning, electroobtención, solvent extraction | Lixiviación y cianuración
Fundición y refinación | technical | fundición de metales, smelting, refinería de metales, refinación de metales, hornos de fundición, foundry, refinería metalúrgica | Metalurgia
Laboratorio metalúrgico | technical | pruebas metalúrgicas, metallurgical laboratory, metallurgical testing, pruebas de flotación | Metalurgia, Ensayos al fuego
Ensayos al fuego | technical | fire assay, ensaye al fuego, laboratorio químico minero, análisis de minerales, copelación | Espectrofotometría de absorción atómica, Laboratorio metalúrgico
Balance metalúrgico y comercialización de minerales | technical | comercialización de minerales, comercialización de concentrados, valorización de minerales, concentrados de mineral, metallurgical balance, concentrate trading | Planta concentradora
Relaves mineros | technical | relaveras, presas de relaves, disposición de relaves, tailings, tailings management, depósito de relaves | Planta concentradora, Geotecnia
Seguridad minera | technical | d.s. 024-2016-em, ds 024-2016-em, ds 024, reglamento de seguridad y salud ocupacional en minería, mining safety, ds 023-2017-em, seguridad y salud ocupacional en minería | >Seguridad y salud en el trabajo, IPERC
Inducción minera | technical | anexo 4 minería, anexo 5 minería, anexo 6 minería, inducción general minera, fotocheck minero, cursos de anexo 6, mining site induction, mine induction | Seguridad minera
Certificado médico anexo 16 | technical | anexo 16, examen médico anexo 16, aptitud para altura geográfica, anexo 16a, trabajo en altura geográfica, mining medical certificate, high altitude medical exam | Salud ocupacional, Inducción minera
Rescate minero | technical | brigada de rescate minero, mine rescue, cuadrilla de rescate minero | Brigadas de emergencia, Seguridad minera
Gestión ambiental minera | technical | medio ambiente en minería, mining environmental management, ds 040-2014-em | Gestión ambiental, Cierre de minas
?Petróleo y gas | technical | oil and gas, hidrocarburos, ?oil & gas, ?ingeniería de petróleo, petroleum engineering, petróleo, sector hidrocarburos | Perforación de pozos petroleros, Procesos de hidrocarburos
Perforación de pozos petroleros | technical | drilling petrolero, perforación petrolera, well drilling, well control, iwcf, workover, completación de pozos | Petróleo y gas
Producción de hidrocarburos | technical | producción petrolera, levantamiento artificial, oil production, facilidades de producción, recorredor de pozos, bombeo mecánico | Petróleo y gas
Ingeniería de reservorios | technical | reservoir engineering, simulación de reservorios, geología del petróleo, petroleum geology | Petróleo y gas, Geología
Procesos de hidrocarburos | technical | refinación de petróleo, refinería de petróleo, oil refining, refinería de talara, operador de refinería, procesamiento de gas natural | Petróleo y gas, Ingeniería química
Ductos y oleoductos | technical | gasoductos, oleoducto, integridad de ductos, transporte por ductos, oil pipelines | Petróleo y gas, Corrosión y protección catódica
Instalaciones de gas natural | technical | instalador de gas natural, gas natural residencial, instalador ig1, instalador ig2, instalador ig3, ig1, ig2, ig3, instalación de gas, redes internas de gas, natural gas installation | Gasfitería, Tubería de polietileno
Tubería de polietileno | technical | termofusión, electrofusión, fusionista de hdpe, hdpe, tuberías hdpe, soldadura de hdpe, fusionista, polyethylene pipe fusion, hdpe pipe welding | Instalaciones de gas natural, Tubería industrial
Gas licuado de petróleo GLP | technical | glp, planta envasadora de glp, lpg, instalaciones de glp, envasado de glp | Petróleo y gas, Osinergmin combustibles
Conversión vehicular a GNV | technical | gnv, conversión a gas, gnv y glp vehicular, taller de conversión a gnv, cng conversion, cng vehicle conversion, natural gas vehicle conversion | Mecánica automotriz
Estaciones de servicio | technical | administración de grifos, ?grifos, atención en grifo, playa de combustibles, fuel station, isleño de grifo, despacho de combustible | Osinergmin combustibles, Manejo de caja
Osinergmin combustibles | tool | scop osinergmin, ?osinergmin, price osinergmin, sistema scop | Estaciones de servicio, Fiscalización minera
?Energía eléctrica | technical | sector eléctrico, electric power, sistemas de energía eléctrica | Distribución eléctrica, Generación eléctrica
Generación eléctrica | technical | centrales hidroeléctricas, centrales térmicas, power generation, operación de centrales, hydropower, turbinas hidráulicas, centrales de generación | Energía eléctrica
Transmisión eléctrica | technical | líneas de transmisión, power transmission, líneas de alta tensión, diseño de líneas de transmisión, pls-cadd | Subestaciones eléctricas, Energía eléctrica
Distribución eléctrica | technical | redes de distribución eléctrica, redes de media y baja tensión, power distribution, electrificación rural, redes primarias y secundarias, media tensión, redes eléctricas | Energía eléctrica, Trabajos con tensión
Subestaciones eléctricas | technical | subestaciones, electrical substations, operación de subestaciones, mantenimiento de subestaciones, patio de llaves, celdas de media tensión | Transmisión eléctrica, Transformadores eléctricos
Transformadores eléctricos | technical | mantenimiento de transformadores, power transformers, transformadores de potencia, tratamiento de aceite dieléctrico | Subestaciones eléctricas
Trabajos con tensión | technical | liniero electricista, liniero, trabajos en caliente en redes, lineman, alumbrado público, trabajos en líneas energizadas | Distribución eléctrica, Trabajos en altura
Medición y reducción de pérdidas eléctricas | technical | medidores eléctricos, lectura de medidores, toma de lectura de medidores, contrastación de medidores, pérdidas comerciales de energía, power loss reduction, electricity metering | Distribución eléctrica
Mercado eléctrico peruano | technical | coes, despacho económico, comercialización de energía, mercado eléctrico, clientes libres de energía, tarifas eléctricas, electricity market, power market | Energía eléctrica, Derecho de energía e hidrocarburos
Energías renovables | technical | renewable energy, energía eólica, wind energy, parques eólicos, energías limpias | Energía solar fotovoltaica
Energía solar fotovoltaica | technical | paneles solares, energía solar, sistemas fotovoltaicos, solar energy, instalación de paneles solares, photovoltaic, plantas fotovoltaicas | Energías renovables, Instalaciones eléctricas
PVsyst | tool | pv syst | >Energía solar fotovoltaica
Termas solares | technical | instalación de termas solares, ?termas, mantenimiento de termas, thermal solar, solar water heaters | Gasfitería, Energía solar fotovoltaica
Eficiencia energética | technical | auditoría energética, energy efficiency, iso 50001, gestión de la energía, energy management, uso racional de energía | Energía eléctrica, Energías renovables
Grupos electrógenos | technical | mantenimiento de grupos electrógenos, generadores eléctricos, generator sets, operación de grupos electrógenos | Mantenimiento eléctrico, Motores diésel
Hidrógeno verde | technical | green hydrogen, hidrógeno renovable | Energías renovables
`
