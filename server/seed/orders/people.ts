import type { StoredOrder } from '#contract/orders/order.ts';

type Address = NonNullable<StoredOrder['address']>;
type Buyer = NonNullable<StoredOrder['buyer']>;
export type Person = { buyer: Buyer; address: Address };

/** Creates a customer with an address. */
function createPerson(_id: string, fullName: string, phoneNumber: string, address: Address): Person {
  const letters = fullName.normalize('NFD').replace(/[^\p{L} ]/gu, '');
  const email = `${letters.toLowerCase().replaceAll('ł', 'l').replaceAll(' ', '.')}@mail.example`;
  return {
    buyer: { _id, fullName, email, phoneNumber },
    address: { name: fullName, addressType: 'Home', phoneNumber, ...address },
  };
}

const peopleInIndia = {
  aarav: createPerson('6612f0a1b7c94d0012e7f101', 'Aarav Mehta', '+91 98450 12345', {
    address: 'Flat 4B, Lakeview Residency, 3rd Cross',
    locality: 'Indiranagar',
    landmark: 'near the Metro Station',
    city: 'Bengaluru',
    state: 'Karnataka',
    pinCode: '560038',
    alternatePhone: '+91 80 2520 1177',
  }),
  priyanka: createPerson('6612f0a1b7c94d0012e7f102', 'Priyanka Venkataraman Nair', '+91 94470 55210', {
    address: 'TC 14/2207, Vrindavan, Panavila Junction',
    locality: 'Thycaud',
    city: 'Thiruvananthapuram',
    state: 'Kerala',
    pinCode: '695014',
  }),
  mohammed: createPerson('6612f0a1b7c94d0012e7f103', 'Mohammed Irfan Siddiqui', '+91 90001 77443', {
    addressType: 'Work',
    address: '8-2-120/C, Road No. 2',
    locality: 'Banjara Hills',
    landmark: 'opposite the planetarium',
    city: 'Hyderabad',
    state: 'Telangana',
    pinCode: '500034',
  }),
  kavya: createPerson('6612f0a1b7c94d0012e7f104', 'Kavya Subramanian', '+91 97890 41186', {
    address: '21 Bharathi Park, 5th Cross',
    locality: 'Saibaba Colony',
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    pinCode: '641011',
  }),
  nguyen: createPerson('6612f0a1b7c94d0012e7f105', 'Nguyễn Thị Minh Khai', '+91 98200 36650', {
    address: '1802 Sea Breeze, Carter Road',
    locality: 'Bandra West',
    city: 'Mumbai',
    state: 'Maharashtra',
    pinCode: '400050',
    alternatePhone: '+91 22 2640 8812',
  }),
  harpreet: createPerson('6612f0a1b7c94d0012e7f106', 'Harpreet Kaur Gill', '+91 98140 20093', {
    address: 'House 212, Sector 9-C',
    city: 'Chandigarh',
    state: 'Chandigarh',
    pinCode: '160009',
  }),
  debjani: createPerson('6612f0a1b7c94d0012e7f107', 'Debjani Mukhopadhyay', '+91 98310 64471', {
    address: '47/1 Hindustan Park',
    locality: 'Gariahat',
    landmark: 'above the bookshop',
    city: 'Kolkata',
    state: 'West Bengal',
    pinCode: '700029',
  }),
  tenzin: createPerson('6612f0a1b7c94d0012e7f108', 'Tenzin Dolma', '+91 94180 71125', {
    address: 'Jogiwara Road, House 9',
    locality: 'McLeod Ganj',
    city: 'Dharamshala',
    state: 'Himachal Pradesh',
    pinCode: '176219',
  }),
  rohan: createPerson('6612f0a1b7c94d0012e7f109', 'Rohan D’Souza', '+91 98221 90307', {
    address: '3 Rua de Ourem',
    locality: 'Fontainhas',
    city: 'Panaji',
    state: 'Goa',
    pinCode: '403001',
  }),
  lalrin: createPerson('6612f0a1b7c94d0012e7f110', 'Lalrinpuii Chhakchhuak', '+91 94361 50028', {
    address: 'Tlangnuam Road, A-61',
    city: 'Aizawl',
    state: 'Mizoram',
    pinCode: '796005',
  }),
  ishaan: createPerson('6612f0a1b7c94d0012e7f111', 'Ishaan Patel', '+91 99250 11872', {
    addressType: 'Work',
    address: '402 Shilp Corporate Park, S.G. Highway',
    locality: 'Bodakdev',
    city: 'Ahmedabad',
    state: 'Gujarat',
    pinCode: '380054',
  }),
  /** An order by telephone, without a buyer. */
  unknownInPune: createPerson('6612f0a1b7c94d0012e7f112', '', '+91 20 2565 7731', {
    address: '11 Prabhat Road, Lane 7',
    locality: 'Deccan Gymkhana',
    city: 'Pune',
    state: 'Maharashtra',
    pinCode: '411004',
  }),
};

const peopleAbroad = {
  zoe: createPerson('6612f0a1b7c94d0012e7f201', 'Zoë Lindqvist', '+46 70 174 06 35', {
    address: 'Linnégatan 48, lgh 1302',
    locality: 'Linnéstaden',
    city: 'Göteborg',
    state: 'Västra Götaland',
    pinCode: '413 08',
  }),
  lukasz: createPerson('6612f0a1b7c94d0012e7f202', 'Łukasz Wiśniewski', '+48 601 730 442', {
    address: 'ul. Józefa 17/4',
    locality: 'Kazimierz',
    city: 'Kraków',
    state: 'Małopolskie',
    pinCode: '31-056',
  }),
  siobhan: createPerson('6612f0a1b7c94d0012e7f203', 'Siobhán Ní Chonaill', '+353 87 221 9094', {
    address: '12 Sunday’s Well Road',
    city: 'Cork',
    state: 'Munster',
    pinCode: 'T23 XD45',
  }),
  takumi: createPerson('6612f0a1b7c94d0012e7f204', 'Takumi Fujiwara', '+81 90 6612 4478', {
    address: '2-11-8 Kitano-chō, Chūō-ku',
    city: 'Kōbe',
    state: 'Hyōgo',
    pinCode: '650-0002',
  }),
  amelia: createPerson('6612f0a1b7c94d0012e7f205', 'Amelia Okonkwo', '+44 7700 900418', {
    address: 'Flat 3, 88 Railton Road',
    locality: 'Brixton',
    city: 'London',
    state: 'England',
    pinCode: 'SE24 0LD',
  }),
  mateo: createPerson('6612f0a1b7c94d0012e7f206', 'Mateo Hernández Ruiz', '+52 55 1820 6634', {
    address: 'Av. Ámsterdam 214, int. 7',
    locality: 'Hipódromo Condesa',
    landmark: 'a un lado del parque',
    city: 'Ciudad de México',
    state: 'CDMX',
    pinCode: '06100',
  }),
  grace: createPerson('6612f0a1b7c94d0012e7f207', 'Grace Tan', '+61 412 550 981', {
    addressType: 'Work',
    address: 'Level 6, 300 Flinders Street',
    city: 'Melbourne',
    state: 'Victoria',
    pinCode: '3000',
  }),
};

export const people = { ...peopleInIndia, ...peopleAbroad };
