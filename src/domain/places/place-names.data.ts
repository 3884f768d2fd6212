/** Towns, harbours and mines that people work in and that give no district its name, folded. */
export const townsOfPeru = `aucayacu | huacachina | matarani | toquepala | cuajone | bayovar | villacuri | huachipa | san juan de marcona | aguaytia
  | cajamarquilla | camisea | las bambas | antamina | cerro verde | cartavio | casa grande | tambo real | pampa de villacuri | chancayllo | puerto supe | ancon | san clemente
  | quillabamba | machu picchu pueblo | aguas calientes | la merced | puerto inca | villa rica | pozuzo | requena | caballococha | tamshiyacu | orellana | boca manu | vilcas huaman | punta sal | paracas | gamarra | aeropuerto jorge chavez`

/** Countries, as people write them in Spanish and in English, folded. */
export const countries = `peru | colombia | chile | argentina | mexico | ecuador | bolivia | espana | spain | venezuela | brasil | brazil | uruguay | paraguay | panama | usa | eeuu | ee uu | e e u u | estados unidos
  | united states | united states of america | canada | costa rica | guatemala | alemania | germany | francia | france | italia | italy | reino unido | united kingdom | uk | inglaterra | england | escocia | scotland
  | portugal | latam | latinoamerica | cuba | es | pe | suiza | switzerland | belgica | belgium | holanda | paises bajos | netherlands | the netherlands | austria | suecia | sweden | noruega | norway | dinamarca
  | denmark | finlandia | finland | islandia | iceland | irlanda | ireland | polonia | poland | hungria | hungary | republica checa | czech republic | grecia | greece | turquia | turkey | rusia | russia | rumania | israel
  | japon | japan | china | india | corea | corea del sur | south korea | taiwan | tailandia | thailand | vietnam | filipinas | philippines | indonesia | malasia | malaysia | singapur | singapore | australia
  | nueva zelanda | new zealand | egipto | egypt | marruecos | morocco | sudafrica | south africa | kenia | kenya | emiratos arabes unidos | qatar | honduras | nicaragua | salvador | el salvador
  | dominicana | republica dominicana | puerto rico`

/** Cities abroad where people study and work, folded. */
export const citiesAbroad = `bogota | bogota d c | medellin | cali | barranquilla | cartagena | bucaramanga | pereira | manizales | cucuta | ibague | santa marta | villavicencio | santiago | santiago de chile | valparaiso | vina del mar
  | concepcion | antofagasta | iquique | arica | la serena | temuco | valdivia | puerto montt | talca | rancagua | buenos aires | caba | rosario | mendoza | la plata | mar del plata | tucuman | salta | neuquen | bariloche | cordoba
  | mexico | ciudad de mexico | cdmx | guadalajara | monterrey | puebla | queretaro | tijuana | leon | merida | cancun | toluca | morelia | oaxaca | veracruz | san luis potosi | aguascalientes | quito | guayaquil | cuenca | loja
  | machala | ambato | manta | riobamba | la paz | el alto | cochabamba | sucre | santa cruz | santa cruz de la sierra | oruro | potosi | tarija | caracas | maracaibo | valencia | barquisimeto | maracay | ciudad bolivar
  | montevideo | asuncion | ciudad del este | sao paulo | rio de janeiro | brasilia | curitiba | porto alegre | belo horizonte | campinas | florianopolis | recife | manaos | san jose | san salvador | managua | tegucigalpa
  | ciudad de guatemala | ciudad de panama | santo domingo | san juan | la habana | habana
  | madrid | barcelona | sevilla | bilbao | zaragoza | malaga | granada | salamanca | valladolid | alicante | murcia | oviedo | gijon | vigo | santiago de compostela | a coruna | pamplona | san sebastian | santander | burgos
  | toledo | cadiz | tarragona | girona | lleida | palma | palma de mallorca | las palmas | tenerife | alcala de henares | getafe | lisboa | lisbon | porto | oporto | coimbra | braga | paris | lyon | marsella | toulouse
  | montpellier | burdeos | estrasburgo | lille | niza | grenoble | nantes | rennes | londres | london | cambridge | oxford | edimburgo | edinburgh | glasgow | manchester | birmingham | leeds | bristol | liverpool | dublin
  | berlin | munich | hamburgo | colonia | bonn | frankfurt | stuttgart | heidelberg | leipzig | dresde | friburgo | gotinga | amsterdam | rotterdam | utrecht | la haya | delft | leiden | wageningen | groninga | eindhoven
  | bruselas | brussels | lovaina | leuven | gante | amberes | viena | ginebra | geneva | zurich | basilea | lausana | berna | roma | rome | milan | turin | florencia | bolonia | napoles | venecia | genova | pisa | padua
  | copenhague | estocolmo | oslo | helsinki | gotemburgo | upsala | praga | budapest | varsovia | atenas | estambul | moscu | tel aviv | jerusalen
  | new york | nueva york | boston | chicago | houston | miami | orlando | tampa | washington | washington d c | washington dc | atlanta | dallas | austin | seattle | portland | denver | los angeles | san francisco | san diego
  | palo alto | berkeley | stanford | princeton | new haven | ithaca | philadelphia | filadelfia | baltimore | pittsburgh | ann arbor | madison | gainesville | las vegas | phoenix | detroit | minneapolis | new orleans
  | salt lake city | toronto | montreal | vancouver | ottawa | calgary | quebec | edmonton | tokio | tokyo | osaka | kioto | pekin | beijing | shanghai | hong kong | seul | seoul | bangkok | sidney | sydney | melbourne
  | brisbane | auckland | dubai | mumbai | nueva delhi | johannesburgo | ciudad del cabo | nairobi`

/** States and provinces that stand behind a city abroad, folded: 'Ithaca, NY'. */
export const statesAbroad = `al | ak | az | ca | co | ct | dc | de | fl | ga | hi | il | in | ma | md | mi | mn | mo | nc | nj | nm | nv | ny | oh | or | pa | ri | sc | tn | tx | ut | va | wa | wi | on | qc | bc | rj | sp | d c | d f
  | california | texas | massachusetts | new jersey | virginia | maryland | pennsylvania | illinois | michigan | ohio | georgia | colorado | arizona | washington | ontario | cataluna | andalucia | galicia | pais vasco
  | jalisco | nuevo leon | antioquia | valle del cauca | pichincha | guayas | azuay | cundinamarca | baviera`
